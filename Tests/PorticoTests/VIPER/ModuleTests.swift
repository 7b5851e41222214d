import Portico
import Testing
import UIKit

@MainActor @Suite("Modules") struct ModuleTests {
  final class Parts {
    weak var interactor: ChoiceInteractor?
    weak var presenter: ChoicePresenter?
    weak var router: ChoiceRouter?
    weak var view: ChoiceViewController?

    func add(_ object: AnyObject) {
      switch object {
      case let object as ChoiceInteractor: interactor = object
      case let object as ChoicePresenter: presenter = object
      case let object as ChoiceRouter: router = object
      case let object as ChoiceViewController: view = object
      default: break
      }
    }
  }

  @Test("The view keeps all parts, and each knows whom it has to")
  func wiring() {
    let parts = Parts()
    let controller = ChoiceModule(choices: ["tea"], made: parts.add).makeViewController()
    #expect(parts.view === controller)
    #expect(parts.view?.presenter === parts.presenter)
    #expect(parts.presenter?.view === parts.view)
    #expect(parts.presenter?.interactor as? ChoiceInteractor === parts.interactor)
    #expect(parts.presenter?.router as? ChoiceRouter === parts.router)
    #expect(parts.interactor?.output === parts.presenter)
    #expect(parts.router?.viewController === parts.view)
    controller.loadViewIfNeeded()
    #expect(parts.view?.shown == ["TEA"])
  }

  @Test("Nothing is left when the view goes")
  func release() {
    let parts = Parts()
    do {
      ChoiceModule(choices: [], made: parts.add).makeViewController().loadViewIfNeeded()
    }
    #expect(parts.view == nil)
    #expect(parts.presenter == nil)
    #expect(parts.interactor == nil)
    #expect(parts.router == nil)
  }

  @Test("What an interactor says after its module is gone goes nowhere")
  func lateOutput() {
    var interactor: ChoiceInteractor?
    do {
      _ = ChoiceModule(choices: ["tea"]) { interactor = interactor ?? $0 as? ChoiceInteractor }
        .makeViewController()
    }
    #expect(interactor != nil)
    interactor?.loadChoices()
    #expect(interactor?.output == nil)
  }

  @Test("A part that nobody connects is a mistake that names it")
  func missingConnection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Assembly(
          interactor: ChoiceInteractor(choices: []), router: ChoiceRouter(),
          presenter: ChoicePresenter.init, view: ChoiceViewController.init
        ) { interactor, presenter, _ in interactor.output = presenter }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("ChoicePresenter has no view: set it in connect."))
  }

  private final class Silent: Interactor<Never>, ChoiceInteracting {
    func loadChoices() {}
  }

  @Test("An interactor that reports nothing has no output")
  func silent() {
    var shown: ChoiceViewController?
    _ = Assembly<String>(interactor: Silent(), router: ChoiceRouter()) {
      ChoicePresenter(interactor: $0, router: $1)
    } view: {
      ChoiceViewController(presenter: $0)
    } connect: { _, presenter, view in
      presenter.view = view
      shown = view
    }
    #expect(shown?.presenter.view === shown)
  }
}
