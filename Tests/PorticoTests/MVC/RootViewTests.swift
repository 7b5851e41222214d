import Portico
import Testing
import UIKit

@MainActor @Suite("Typed root views") struct RootViewTests {
  final class FormView: UIView {
    let field = UITextField()
  }

  final class FormController: RootViewController<FormView> {
    init(made: @escaping () -> Void = {}) {
      super.init(
        rootView: {
          made()
          return FormView()
        }())
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      rootView.field.placeholder = "Name"
    }
  }

  final class OwnController: UIViewController, HasRootView {
    typealias RootView = FormView

    override func loadView() {
      view = FormView()
    }
  }

  @Test("The view is made when it is loaded, once, and known by its class")
  func madeWhenLoaded() {
    var count = 0
    let controller = FormController { count += 1 }
    #expect(controller.rootViewIfLoaded == nil)
    #expect(count == 0)
    #expect(controller.rootView.field.placeholder == "Name")
    #expect(controller.view === controller.rootView)
    #expect(count == 1)
    #expect(controller.rootViewIfLoaded === controller.view)
  }

  @Test("A controller of any base class can have a typed root view")
  func protocolForm() {
    let controller = OwnController()
    #expect(controller.rootViewIfLoaded == nil)
    #expect(controller.rootView === controller.view)
    #expect(controller.isViewLoaded)
  }

  @Test("A view of another class is a mistake that names both classes")
  func wrongClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = OwnController()
        controller.view = UILabel()
        _ = controller.rootView
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The view of OwnController is a UILabel, not a FormView"))
  }
}
