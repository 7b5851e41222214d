import Foundation
import Portico
import UIKit

/// Assembling a module in five roles, beside the same objects joined by hand.
struct ModuleSuite: Suite {
  static let name = "modules"

  func run() -> Report {
    MainActor.assumeIsolated {
      let times = measurePair(
        { _ in _ = GreetingModule().makeViewController() },
        { _ in _ = HandMadeModule.make() })
      return Report(
        title: "Modules", peerName: "by hand",
        // Once a screen, which takes a hundred times that.
        notes: ["Of ours, a third is to hold view and presenter weakly, known by protocols only."],
        lines: [
          Report.Line(
            name: "assemble and free", ours: times.one, peer: times.other)
        ])
    }
  }
}

@MainActor private protocol GreetingView { func show(_ text: String) }
@MainActor private protocol GreetingInteracting { func load() }
@MainActor private protocol GreetingOutput { func loaded(_ text: String) }
@MainActor private protocol GreetingRouting { func close() }

private struct GreetingModule: Module {
  func assemble() -> Assembly<Never> {
    Assembly(
      interactor: GreetingInteractor(), router: GreetingRouter(),
      presenter: GreetingPresenter.init, view: GreetingViewController.init
    ) { interactor, presenter, view in
      interactor.output = presenter
      presenter.view = view
    }
  }
}

private final class GreetingInteractor: Interactor<any GreetingOutput>, GreetingInteracting {
  func load() { output?.loaded("Hello") }
}

private final class GreetingRouter: Router<Never>, GreetingRouting {}

private final class GreetingPresenter:
  ModulePresenter<any GreetingView, any GreetingInteracting, any GreetingRouting>, GreetingOutput
{
  func loaded(_ text: String) { view?.show(text) }
}

private final class GreetingViewController: UIViewController, GreetingView {
  private let presenter: GreetingPresenter

  init(presenter: GreetingPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ text: String) { title = text }
}

@MainActor private enum HandMadeModule {
  static func make() -> UIViewController {
    let interactor = Interactor()
    let router = Router()
    let presenter = Presenter(interactor, router)
    let controller = Controller(presenter)
    interactor.output = presenter
    presenter.view = controller
    router.viewController = controller
    return controller
  }

  @MainActor fileprivate protocol View: AnyObject {}
  @MainActor fileprivate protocol Output: AnyObject {}

  final class Interactor {
    weak var output: (any Output)?
  }

  final class Router {
    weak var viewController: UIViewController?
  }

  final class Presenter: Output {
    weak var view: (any View)?
    private let interactor: Interactor
    private let router: Router

    init(_ interactor: Interactor, _ router: Router) {
      self.interactor = interactor
      self.router = router
    }
  }

  final class Controller: UIViewController, View {
    private let presenter: Presenter

    init(_ presenter: Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }
}
