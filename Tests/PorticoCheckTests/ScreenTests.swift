import Foundation
import Testing

@testable import PorticoCheck

@Suite("Who belongs to a screen, and what is told of it")
struct ScreenTests {
  private func screen(_ text: String) throws -> Screen {
    let screens = Analysis(texts: ["A.swift": "import UIKit\n" + text]).screens.map(\.screen)
    return try #require(screens.first, "no screen")
  }

  private func cues(_ screen: Screen) -> [String: Bool] {
    Dictionary(screen.cues.map { ($0.text, $0.isMatched) }) { first, _ in first }
  }

  @Test("A table's adapter belongs to the screen, its coordinator does not")
  func members() throws {
    let screen = try screen(
      """
      class OrdersViewController: UIViewController {
        let viewModel: OrdersViewModel
        let rows = RowFeeder()
        init(viewModel: OrdersViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); viewModel.onChange = { [weak self] in self?.title = "" } }
      }
      class RowFeeder: NSObject, UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
      }
      class OrdersViewModel { var onChange: (() -> Void)?; weak var coordinator: OrdersCoordinator? }
      class OrdersCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.show(OrdersViewController(viewModel: OrdersViewModel()), sender: nil) }
      }
      """)
    let names = screen.members.map(\.type.name).sorted()
    #expect(names == ["OrdersViewController", "OrdersViewModel", "RowFeeder"])
    #expect(screen.navigation == ["coordinator"])
  }

  @Test("Who coordinates uploads or routes links leads to no screen")
  func namesakes() throws {
    let screen = try screen(
      """
      class DraftViewController: UIViewController {
        let uploads = UploadCoordinator.shared
        let pages = PageCoordinator()
        let router: LinkRouter
        override func viewDidLoad() { super.viewDidLoad(); uploads.start() }
      }
      class UploadCoordinator { static let shared = UploadCoordinator(); func start() {} }
      struct LinkRouter { let links: [String] }
      """)
    #expect(screen.pattern == .mvc)
    #expect(screen.navigation == [])
  }

  @Test("A container is a screen if it has a presenter, or something of its own to do")
  func containers() {
    let text = """
      import UIKit
      class TabsController: UITabBarController { var presenter: TabsPresenter?; override func viewDidLoad() { presenter?.loaded() } }
      class TabsPresenter { weak var view: TabsController?; func loaded() {} }
      class DarkNavigationController: UINavigationController { override func viewDidLoad() { super.viewDidLoad() } }
      """
    let screens = Analysis(texts: ["A.swift": text]).screens.map(\.screen)
    #expect(screens.map(\.name) == ["TabsController"])
    #expect(screens.first?.pattern == .mvpPassive)
  }

  @Test("A hosted SwiftUI view observes the view model")
  func hosted() throws {
    let screen = try screen(
      """
      class ProfileController: UIHostingController<ProfileView> {
        init(viewModel: ProfileViewModel) { super.init(rootView: ProfileView(viewModel: viewModel)) }
      }
      struct ProfileView: View { @ObservedObject var viewModel: ProfileViewModel; var body: some View { Text("") } }
      class ProfileViewModel: ObservableObject {}
      """)
    #expect(screen.pattern == .mvvm)
    #expect(screen.observation == ["SwiftUI"])
  }

  @Test("Clean Swift's cycle may be bound together, without anybody held")
  func bound() throws {
    let screen = try screen(
      """
      protocol PageDisplayLogic: AnyObject {}
      class PageController: UIViewController, PageDisplayLogic {
        var interactor: PageBusinessLogic?
        func wire() { let i = PageInteractor(); let p = PagePresenter(); i.bind(to: p); p.bind(to: self); interactor = i }
      }
      protocol PageBusinessLogic {}
      class PageInteractor: PageBusinessLogic { func bind(to presenter: PagePresentationLogic) {} }
      protocol PagePresentationLogic {}
      class PagePresenter: PagePresentationLogic { func bind(to view: PageDisplayLogic) {} }
      """)
    #expect(screen.pattern == .cleanSwift)
    let cues = cues(screen)
    #expect(cues["the interactor tells a presenter"] == true)
    #expect(cues["the presenter answers the controller"] == true)
    #expect(cues["a router leads away"] == false)
  }

  @Test("In RIBs the interactor presents itself, and the view holds it weakly")
  func ribs() throws {
    let screen = try screen(
      """
      protocol AislePresentableListener: AnyObject {}
      class AisleController: UIViewController, AislePresentable {
        weak var listener: AislePresentableListener?
        override func viewDidLoad() { super.viewDidLoad() }
      }
      protocol AislePresentable: Presentable {}
      class AisleInteractor: PresentableInteractor<AislePresentable>, AislePresentableListener {}
      """)
    #expect(screen.pattern == .viper)
    let cues = cues(screen)
    #expect(cues["an interactor that presents itself: AisleInteractor"] == true)
    #expect(cues["it and the view do not hold each other"] == true)
    #expect(cues["the interactor talks to a view protocol"] == true)
  }

  @Test("A slip in a role's name hides no role, and a library's name is no slip")
  func misspelt() {
    for word in ["Interector", "Iteractor", "Interacter", "Intercator"] {
      #expect(Naming.role([word]) == .interactor, "\(word)")
    }
    for word in ["Presentor", "Presneter", "Preseenter"] {
      #expect(Naming.role([word]) == .presenter, "\(word)")
    }
    #expect(Naming.role(["Cordinator"]) == .coordinator)
    #expect(Naming.stem(["Places", "Interector"]) == "places")
    for word in ["Presentr", "Presented", "Interaction", "Presenters", "Printer", "Interactive"] {
      #expect(Naming.role([word]) == .none, "\(word)")
    }
  }

  @Test("Notifications are no way to observe a view model")
  func notifications() throws {
    let screen = try screen(
      """
      class ClockViewController: UIViewController {
        var viewModel: ClockViewModel!
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(self, selector: #selector(x), name: .x, object: nil)
          title = viewModel.text
        }
        @objc func x() {}
      }
      class ClockViewModel { var text = "" }
      """)
    #expect(screen.pattern == .mvvm)
    #expect(cues(screen)["the view observes it"] == false)
  }

  @Test("Lines that hold no code are no lines of a body")
  func lines() {
    let tight = SourceReader.read("func f() {\n  a()\n  b()\n}")
    let loose = SourceReader.read("func f() {\n\n  a() // one\n  // two\n\n  b()\n}")
    #expect(tight.functions.first?.body?.lines == 2)
    #expect(loose.functions.first?.body?.lines == 2)
  }
}
