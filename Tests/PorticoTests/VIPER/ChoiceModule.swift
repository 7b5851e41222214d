import Portico
import UIKit

@MainActor protocol ChoiceView: AnyObject {
  func show(_ choices: [String])
}

@MainActor protocol ChoiceInteracting {
  func loadChoices()
}

@MainActor protocol ChoiceInteractorOutput: AnyObject {
  func didLoad(_ choices: [String])
}

@MainActor protocol ChoiceRouting {
  func finish(_ choice: String)
}

/// A module that offers choices and gives back the one that was made.
struct ChoiceModule: Module {
  let choices: [String]
  var made: (AnyObject) -> Void = { _ in }

  func assemble() -> Assembly<String> {
    Assembly(
      interactor: note(ChoiceInteractor(choices: choices)),
      router: note(ChoiceRouter()),
      presenter: { interactor, router -> ChoicePresenter in
        note(ChoicePresenter(interactor: interactor, router: router))
      },
      view: { presenter -> ChoiceViewController in
        note(ChoiceViewController(presenter: presenter))
      }
    ) { interactor, presenter, view in
      interactor.output = presenter
      presenter.view = view
    }
  }

  private func note<Object: AnyObject>(_ object: Object) -> Object {
    made(object)
    return object
  }
}

final class ChoiceInteractor: Interactor<any ChoiceInteractorOutput>, ChoiceInteracting {
  private let choices: [String]

  init(choices: [String]) {
    self.choices = choices
  }

  func loadChoices() {
    output?.didLoad(choices)
  }
}

final class ChoicePresenter:
  ModulePresenter<any ChoiceView, any ChoiceInteracting, any ChoiceRouting>, ChoiceInteractorOutput
{
  func viewDidLoad() {
    interactor.loadChoices()
  }

  func didLoad(_ choices: [String]) {
    view?.show(choices.map { $0.uppercased() })
  }

  func choose(_ choice: String) {
    router.finish(choice)
  }
}

final class ChoiceRouter: Router<String>, ChoiceRouting {}

final class ChoiceViewController: UIViewController, ChoiceView {
  let presenter: ChoicePresenter
  var shown: [String] = []

  init(presenter: ChoicePresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }

  func show(_ choices: [String]) {
    shown = choices
  }
}
