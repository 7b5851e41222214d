import Portico
import Testing

@testable import GreetingVIPER

@MainActor @Suite("VIPER: editing the person") struct EditPersonModuleTests {
  final class SpyView: EditPersonView {
    var shown: [[String]] = []

    func show(firstName: String, lastName: String) {
      shown.append([firstName, lastName])
    }
  }

  final class SpyRouter: EditPersonRouting {
    var calls: [String] = []

    func finish(_ person: Person) {
      calls.append("finish with \(person.firstName) \(person.lastName)")
    }

    func close() {
      calls.append("close")
    }
  }

  final class SpyOutput: EditPersonInteractorOutput {
    var people: [Person] = []

    func didChange(_ person: Person) {
      people.append(person)
    }
  }

  private let interactor = EditPersonInteractor(
    person: Person(firstName: "David", lastName: "Blaine"))
  private let router = SpyRouter()

  @Test("The interactor takes names without spaces around them")
  func interactorAlone() {
    let output = SpyOutput()
    interactor.output = output
    interactor.change(firstName: " Mary Ann ", lastName: " ")
    #expect(output.people.map(\.firstName) == ["Mary Ann"])
    #expect(output.people.map(\.lastName) == [""])
  }

  @Test("The presenter shows the person, finishes with a changed one, and closes when cancelled")
  func presenterAlone() {
    let view = SpyView()
    let presenter = EditPersonPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.viewDidLoad()
    #expect(view.shown == [["David", "Blaine"]])
    presenter.done(firstName: "Dynamo ", lastName: "")
    #expect(router.calls == ["finish with Dynamo "])
    presenter.cancel()
    #expect(router.calls == ["finish with Dynamo ", "close"])
  }
}
