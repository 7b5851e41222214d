import Testing

@testable import PorticoCheck

@Suite("Rules")
struct RuleTests {
  @Test func configureViewsWithoutModels() {
    expectMarks(
      ConfigureViewsWithoutModels.self,
      """
      import UIKit
      struct Movie: Decodable { let title: String; let year: Int }
      struct MovieCellViewModel { let title: String }
      final class MovieCell: UITableViewCell {
        func configure(with movie: Movie) { textLabel?.text = movie.title } // ←
      }
      final class PlainCell: UITableViewCell {
        func configure(with viewModel: MovieCellViewModel) { textLabel?.text = viewModel.title }
        func configure(title: String) {}
        struct Content { let title: String }
        var content: Content?
      }
      final class Library { var movies: [Movie] = []; func add(_ movie: Movie) {} }
      class LibraryView: UIView { private var newest = Movie(title: "", year: 0) } // ←
      class PosterView: UIView {
        var movies: [Movie] = [] // ←
      }
      class ListController: UITableViewController {
        var movie: Movie?
        struct Item: Hashable { let title: String }
      }
      enum Trailers { enum Fetch { struct ViewModel { struct Poster { let title: String } } } }
      struct SongCellModel { let title: String }
      struct TabItem { let title: String }
      class TabsView: UIView { var items: [TabItem] = [] }
      final class ClosedModel {
        let text: NSAttributedString
        init(text: NSAttributedString) { self.text = text }
      }
      final class SongCell: UITableViewCell {
        func show(_ model: SongCellModel) {}
        func show(_ model: ClosedModel) {}
      }
      class TrailerCell: UICollectionViewCell {
        func show(_ item: ListController.Item) {}
        func show(_ poster: Trailers.Fetch.ViewModel.Poster) {}
      }
      """)
  }

  @Test func keepUIKitOutOfPresentationLogic() {
    expectMarks(
      KeepUIKitOutOfPresentationLogic.self,
      """
      //// LoginViewModel.swift
      import UIKit
      class LoginViewModel { // ←
        var name = ""
      }
      //// FeedPresenter.swift
      import Foundation
      final class FeedPresenter {
        var count = 0
        func show(in controller: UIViewController) {} // ←
      }
      //// CartInteractor.swift
      import Foundation
      final class CartInteractor { func sum() -> Int { 1 } }
      //// OneFile.swift
      import UIKit
      class OneViewController: UIViewController { let viewModel = OneViewModel() }
      class OneViewModel { var title = "" }
      extension OneViewController { struct State { var title = "" } }
      //// OneStateViewModel.swift
      import Foundation
      final class OneStateViewModel {
        var state = OneViewController.State()
        func state(_ state: OneViewController.State) -> [OneViewController.State] { [state] }
      }
      //// AlertPresenter.swift
      import UIKit
      final class AlertPresenter {
        func show(_ alert: UIAlertController, in controller: UIViewController) {}
      }
      //// CanvasDropInteractor.swift
      import UIKit
      final class CanvasDropInteractor: NSObject, UIDropInteractionDelegate { unowned let view: UIView }
      //// ScoreModel.swift
      import Foundation
      final class ScoreModel {
        weak var controller: ScoreViewController?
        func player() { controller?.changed() }
      }
      //// ScoreViewController.swift
      import UIKit
      final class ScoreViewController: UIViewController {
        lazy var model = ScoreModel()
        func changed() {}
      }
      //// RowsViewModel.swift
      import UIKit
      final class RowsViewModel {
        let rows = [""]
        func row(at indexPath: IndexPath) -> String { rows[indexPath.row] }
      }
      //// SnapshotViewModel.swift
      import UIKit
      final class SnapshotViewModel {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>() // ←
      }
      //// MapController.swift
      import UIKit
      final class MapController: UIViewController { private lazy var tableDelegate = MapTableDelegate(owner: self) }
      final class MapTableDelegate: NSObject, UITableViewDelegate {
        unowned let owner: MapController
        init(owner: MapController) { self.owner = owner }
      }
      //// OnePresenter.swift
      import Foundation
      final class OnePresenter {
        weak var controller: OneViewController? // ←
      }
      """)
  }

  @Test func letOthersNavigate() {
    expectMarks(
      LetOthersNavigate.self,
      """
      import UIKit
      class ListViewController: UIViewController {
        weak var coordinator: Coordinator?
        func a() { navigationController?.pushViewController(DetailViewController(), animated: true) } // ←
        func b() {
          let next = storyboard?.instantiateViewController(withIdentifier: "D") as! DetailViewController
          present(next, animated: true) // ←
        }
        func c() {
          let next = DetailViewController()
          let container = UINavigationController(rootViewController: next)
          self.present(container, animated: true) // ←
        }
        func d() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
        func e() { coordinator?.showDetail() }
        func f(_ other: UIViewController) { present(other, animated: true) }
        func g() { let child = DetailViewController(); addChild(child) }
        func h() { navigationController?.setViewControllers([DetailViewController()], animated: true) } // ←
        lazy var kept = DetailViewController()
        func i() { present(kept, animated: true) } // ←
        func j() {
          let next = storyboard?.instantiateViewController(identifier: "D", creator: { DetailViewController(coder: $0) })
          present(next!, animated: true) // ←
        }
        func k() { if let shown = presentedViewController as? DetailViewController { shown.present(shown, animated: true) } }
      }
      class MenuViewController: UIViewController {
        let board = UIStoryboard(name: "Main", bundle: nil)
        func a() {
          let next = board.instantiateViewController(identifier: "D")
          navigationController?.show(next, sender: nil) // ←
        }
        func b(_ isFirst: Bool) {
          let next: UIViewController
          if isFirst { next = DetailViewController() } else { next = ListViewController() }
          present(UINavigationController(rootViewController: next), animated: true) // ←
        }
        func c() {
          let next = Scene.main.detail.instantiate()
          present(next, animated: true) // ←
        }
        func d() { present(WarningAlertController(), animated: true) }
        func e(_ next: UIViewController) { let other = next; present(other, animated: true) }
      }
      class WarningAlertController: UIViewController {}
      class TabsController: UITabBarController {
        override func viewDidLoad() { present(DetailViewController(), animated: true) }
      }
      class PagesController: UIPageViewController {
        override func viewDidLoad() { setViewControllers([DetailViewController()], direction: .forward, animated: false) }
      }
      class StackViewController: UIViewController {
        func a() { if let next = R.storyboard.main.detail() { present(next, animated: true) } } // ←
        func b() {
          var stack = navigationController!.viewControllers
          stack.append(DetailViewController())
          navigationController?.setViewControllers(stack, animated: true) // ←
        }
        func d() {
          let next = makeNext()
          present(next, animated: true) // ←
        }
        func e() { present(makeNext(), animated: true) } // ←
        private func makeNext() -> UIViewController { DetailViewController() }
        func c() { navigationController?.pushViewController(DetailViewController.configured(with: 1), animated: true) } // ←
      }
      class ShopFlowController: UIViewController {
        func start() { show(DetailViewController(), sender: nil) }
      }
      class DetailViewController: UIViewController {}
      class Coordinator {
        let navigation = UINavigationController()
        func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
      }
      """)
  }

  @Test func keepServicesOutOfViewControllers() {
    expectMarks(
      KeepServicesOutOfViewControllers.self,
      """
      import UIKit
      class A: UIViewController {
        func load() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() } // ←
        func save() { UserDefaults.standard.set(1, forKey: "a") } // ←
      }
      class B: UIViewController {
        let service: Service
        func load() { service.load() }
      }
      class Service { func load() { URLSession.shared.dataTask(with: url).resume() } }
      class C: UITableViewController {
        func load() { AF.request("x").response { _ in } } // ←
      }
      class D: UIViewController {
        let context = (UIApplication.shared.delegate as! AppDelegate).persistentContainer.viewContext // ←
      }
      class E: UIViewController {
        let database: Database
        func open(_ url: URL) { webView.load(URLRequest(url: url)) }
        func observe() { center.addObserver(self, name: UserDefaults.didChangeNotification) }
        func sample() -> Data? { Bundle.main.url(forResource: "a", withExtension: "b").flatMap { try? Data(contentsOf: $0) } }
        func imagePicker(_ picked: URL) { data = try? Data(contentsOf: picked) }
        func disposition() -> URLSession.AuthChallengeDisposition { URLSession.AuthChallengeDisposition.useCredential }
      }
      """)
  }

  @Test func keepViewsOutOfModels() {
    expectMarks(
      KeepViewsOutOfModels.self,
      """
      import UIKit
      class Song: Codable {
        weak var cell: SongCell? // ←
      }
      class SongCell: UITableViewCell {}
      struct Album: Codable { let title: String; var color: Int }
      class PlayerModel { var score = 0; func attach(_ label: UILabel) {} } // ←
      class SongCellModel { func fill(_ cell: SongCell) {} }
      struct TabItemModel { let viewController: UIViewController }
      """)
  }

  @Test("What leads to a screen, describes a view or holds no data is no model")
  func modelsInName() {
    expectMarks(
      KeepViewsOutOfModels.self,
      """
      //// Models/Harbor.swift
      import UIKit
      struct Entry { let title: String; let screen: UIViewController? }
      final class Pier { let name: String; let screen: UIViewController }
      final class Quay { var name: String; var label: UILabel? } // ←
      final class Dock { var ships: [Ship]; let screen: DockViewController } // ←
      final class Ship {
        weak var screen: DockViewController? // ←
        var name: String
      }
      final class Guest { let screen: UIViewController; let call: MethodCall }
      struct Mark { var picture = UIImageView(); var left: CGFloat = 0 }
      enum Step { case first, last; var view: UIView { UIView() } }
      final class Renderer { var view: UIView { UIView() } }
      final class DockViewController: UIViewController {}
      struct Port: Codable { func fill(_ label: UILabel) {} } // ←
      """)
  }

  @Test func holdDelegatesWeakly() {
    expectMarks(
      HoldDelegatesWeakly.self,
      """
      import UIKit
      protocol LoginView: AnyObject {}
      class LoginViewController: UIViewController, LoginView {
        var presenter: LoginPresenter!
        var delegate: LoginDelegate? // ←
        weak var other: LoginDelegate?
      }
      class LoginSession { var delegate: UIViewController? } // ←
      class LoginCell: UITableViewCell { var delegate: LoginViewController? } // ←
      class LoginPresenter {
        var view: LoginView? // ←
        var interactor: LoginInteractor!
      }
      class LoginInteractor {
        var output: LoginPresenter? // ←
      }
      class SignupPresenter { weak var view: LoginView? }
      protocol LoginDelegate: AnyObject {}
      struct Style { var delegate: LoginDelegate? }
      class Radio {
        @WeakReference var delegate: LoginDelegate?
        let multicastDelegate: MulticastDelegate<LoginDelegate>
      }
      class ScannerViewController: UIViewController {
        var delegate: MetadataOutputDelegate?
        func connect() { output.setMetadataDelegate(delegate, queue: .main) }
      }
      class PrinterViewController: UIViewController {
        var delegate: MetadataOutputDelegate? // ←
        func connect() { output.print(delegate) }
      }
      class MapViewController: UIViewController { var presenter: MapPresenter! }
      class MapPresenter {
        weak var view: MapViewController?
        var router: MapRouter!
      }
      class MapRouter { var viewController: UIViewController! } // ←
      struct CardPresenter { let view: CardView } // ←
      protocol CardView: AnyObject {}
      class CardViewController: UIViewController, CardView { lazy var presenter = CardPresenter(view: self) }
      """)
  }

  @Test func holdCoordinatorsWeakly() {
    expectMarks(
      HoldCoordinatorsWeakly.self,
      """
      import UIKit
      class MainCoordinator { func start() {} }
      class AViewController: UIViewController { var coordinator: MainCoordinator? } // ←
      class BViewController: UIViewController { weak var coordinator: MainCoordinator? }
      class CViewController: UIViewController { let viewModel = CViewModel() }
      class CViewModel { var coordinator: MainCoordinator! } // ←
      class DViewController: UIViewController {
        var coordinator: MainCoordinator?
        func begin() { coordinator = MainCoordinator() }
      }
      class EViewController: UIViewController { var historyCoordinator: HistoryCoordinating? }
      protocol HistoryCoordinating { var history: [String] { get } }
      class ChildCoordinator { let parent: MainCoordinator; init(parent: MainCoordinator) { self.parent = parent } }
      class FViewController: UIViewController {
        let coordinator: LeafCoordinator
        init(coordinator: LeafCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
      }
      class LeafCoordinator {
        weak var screen: UIViewController?
        let service = TripService()
        func showDetails() {}
      }
      class TripService { func load() {} }
      class GViewController: UIViewController { var coordinator: HalfCoordinator? } // ←
      class HalfCoordinator {
        weak var screen: UIViewController?
        let navigation = UINavigationController()
        func showDetails() {}
      }
      """)
  }

  /// A coordinator that is a delegate is told once.
  @Test func holdCoordinatorDelegatesWeakly() {
    let source = """
      import UIKit
      protocol TripCoordinatorDelegate: AnyObject { func showTrip() }
      class TripViewModel { var coordinatorDelegate: TripCoordinatorDelegate? } // ←
      class TripViewController: UIViewController { let viewModel = TripViewModel() }
      class TripCoordinator: TripCoordinatorDelegate {
        let navigation = UINavigationController()
        func start() {
          let controller = TripViewController()
          controller.viewModel.coordinatorDelegate = self
          navigation.pushViewController(controller, animated: false)
        }
        func showTrip() {}
      }
      """
    expectMarks(HoldDelegatesWeakly.self, source)
    expectMarks(
      HoldCoordinatorsWeakly.self, source.replacing(" // ←", with: ""))
  }

  @Test func removeChildCoordinators() {
    expectMarks(
      RemoveChildCoordinators.self,
      """
      class BadCoordinator {
        var childCoordinators: [AnyObject] = []
        func login() {
          let child = LoginCoordinator()
          childCoordinators.append(child) // ←
        }
      }
      class LoginCoordinator {}
      class SlotCoordinator {
        var childCoordinator: AnyObject?
        func login() {
          let child = LoginCoordinator()
          childCoordinator = child
        }
      }
      class ForeignCoordinator: KitCoordinator {
        var childCoordinators: [AnyObject] = []
        func login() {
          let child = LoginCoordinator()
          childCoordinators.append(child)
        }
      }
      class TabCoordinator {
        var childCoordinators: [AnyObject] = []
        func start() { addTabs() }
        private func addTabs() {
          let feed = FeedCoordinator()
          childCoordinators.append(feed)
        }
      }
      class ChoosingCoordinator {
        var childCoordinators: [AnyObject] = []
        func start() {
          if isNew { childCoordinators.append(TourCoordinator()) } // ←
        }
      }
      class ReleasingCoordinator {
        var childCoordinators: [AnyObject] = []
        func login() { childCoordinators.append(LoginCoordinator()) }
        func ended(_ child: AnyObject) { childCoordinators.release(child) }
      }
      class DroppingCoordinator {
        var childCoordinators: [AnyObject] = []
        func login() { childCoordinators.append(LoginCoordinator()) } // ←
        func ended() { _ = childCoordinators.dropLast() }
      }
      class FeedCoordinator {}
      class TourCoordinator {}
      class GoodCoordinator {
        var childCoordinators: [AnyObject] = []
        func login() { childCoordinators.append(LoginCoordinator()) }
        func ended(_ child: AnyObject) { childCoordinators.removeAll { $0 === child } }
      }
      class FilteringCoordinator {
        var childCoordinators: [AnyObject] = []
        func login() { childCoordinators.append(LoginCoordinator()) }
        func ended(_ child: AnyObject) { childCoordinators = childCoordinators.filter { $0 !== child } }
      }
      """)
  }

  @Test func avoidUnownedViews() {
    expectMarks(
      AvoidUnownedViews.self,
      """
      protocol FeedView: AnyObject {}
      class FeedPresenter { unowned let view: FeedView; init(view: FeedView) { self.view = view } } // ←
      class CartPresenter { weak var view: FeedView?; unowned let service: Cart; init(s: Cart) { service = s } }
      class Cart {}
      class PlayingState {
        unowned let viewController: GameViewController
        init(viewController: GameViewController) { self.viewController = viewController }
      }
      class GameViewController: UIViewController { var state = 0 }
      """)
  }

  @Test func dropOvertakenAnswers() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      class BadViewModel {
        var results: [String] = []
        let service: Service
        func search(_ query: String) {
          service.search(query) { [weak self] answer in
            self?.results = answer // ←
          }
        }
      }
      class AsyncViewModel {
        var results: [String] = []
        func update(query: String) {
          Task { results = await service.find(query) } // ←
        }
      }
      class GoodViewModel {
        var results: [String] = []
        var query = ""
        func search(_ text: String) {
          query = text
          service.search(text) { [weak self] answer in
            guard self?.query == text else { return }
            self?.results = answer
          }
        }
      }
      class CancellingViewModel {
        var results: [String] = []
        var task: Task<Void, Never>?
        func search(_ query: String) {
          task?.cancel()
          task = Task { results = await service.find(query) }
        }
      }
      class HandingViewModel {
        private var results: [String] = []
        func search(_ query: String) { service.find(query) { [weak self] in self?.show($0) } }
        private func show(_ answer: [String]) { results = answer } // ←
      }
      class DebouncedViewModel {
        var results: [String] = []
        var query = ""
        private var timer: Timer?
        func search() {
          timer?.invalidate()
          Task {
            results = await service.find(query) // ←
          }
        }
      }
      class MergingViewModel {
        @Published var text = ""
        var results: [String] = []
        func bindSearch() {
          $text.flatMap { service.find($0) }.sink { [weak self] in self?.results = $0 }.store(in: &bag) // ←
        }
      }
      class LatestViewModel {
        @Published var text = ""
        var results: [String] = []
        func bindSearch() {
          $text.map { service.find($0) }.switchToLatest().sink { [weak self] in self?.results = $0 }.store(in: &bag)
        }
      }
      class ItemsViewModel {
        var items: [String] = []
        func update(text: String) {
          api.items(text: text) { [weak self] in self?.items = $0 } // ←
        }
        func filter(text: String) { items = items.filter { $0.contains(text) } }
      }
      class SinkViewModel {
        var items: [String] = []
        func fetch(term: String) {
          api.items(named: term).sink { [weak self] in self?.items = $0 }.store(in: &bag) // ←
        }
        func bindSearch() { source.$items.sink { [weak self] in self?.items = $0 }.store(in: &bag) }
      }
      class CallingViewModel {
        var results: [String] = []
        var service: Service!
        var history: History!
        func search(_ query: String) {
          history.find(query) { [weak self] in self?.results = $0 } // ←
        }
        func stop() { service.cancelPendingRequests() }
      }
      class ReplacingViewModel {
        var results: [String] = []
        private var subscription: AnyCancellable?
        func search(_ query: String) { subscription = service.find(query).sink { [weak self] in self?.results = $0 } }
      }
      class OnceViewModel {
        var items: [String] = []
        func load() { service.load { [weak self] in self?.items = $0 } }
      }
      """)
  }

  @Test func nameExistingInterfaces() {
    expectMarks(
      NameExistingInterfaces.self,
      """
      import UIKit
      class A: UIViewController {
        func a() { _ = UIStoryboard(name: "Main", bundle: nil) }
        func b() { _ = UIStoryboard(name: "Mian", bundle: nil) } // ←
        func c() { table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "c") }
        func d() { table.register(UINib(nibName: "Gone", bundle: nil), forCellReuseIdentifier: "c") } // ←
        func e(_ name: String) { _ = UIStoryboard(name: name, bundle: nil) }
        func f() { _ = UIStoryboard(name: "Kit", bundle: Bundle(identifier: "com.example.kit")) }
        func g() { _ = UIStoryboard(name: "Own", bundle: Bundle(for: A.self)) } // ←
        func h() { _ = UIStoryboard(name: "Pad", bundle: .main) }
      }
      """, interfaces: ["App/Main.storyboard", "App/Cell.xib", "App/Pad~ipad.storyboard"])
  }

  @Test func respectLayers() {
    expectMarks(
      RespectLayers.self,
      """
      //// Domain/User.swift
      struct User { let name: String }
      struct Loader { let client: Client } // ←
      //// Network/Client.swift
      struct Client { func user() -> User? { nil } }
      //// Screens/UserScreen.swift
      struct UserScreen { let user: User }
      """,
      layers: [
        Layer(name: "Domain", folders: ["Domain"], mayKnow: []),
        Layer(name: "Network", folders: ["Network"], mayKnow: ["Domain"]),
        Layer(name: "Screens", folders: ["Screens"], mayKnow: ["Domain"]),
      ])
  }

  @Test func divideMassiveViewControllers() {
    let methods = (0..<12).map {
      "  func step\($0)() { if isOn, count > \($0) { work() } else if isOff || count < \($0) { rest() } }\n"
    }.joined()
    let work = """
        func load() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
        func go() { navigationController?.pushViewController(other, animated: true) }
      """
    expectMarks(
      DivideMassiveViewControllers.self,
      """
      import UIKit
      class EverythingViewController: UIViewController, UITableViewDataSource { // ←
      \(work)
        func keep() { UserDefaults.standard.set(1, forKey: "x") }
      \(methods)}
      class BusyViewController: UIViewController {
      \(work)
      \(methods)}
      class LightViewController: UIViewController, UITableViewDataSource {
      \(work)
        func keep() { UserDefaults.standard.set(1, forKey: "x") }
      }
      """)
  }

  @Test("A comment permits a finding")
  func permissions() {
    expectMarks(
      KeepServicesOutOfViewControllers.self,
      """
      import UIKit
      class A: UIViewController {
        // portico:allow KeepServicesOutOfViewControllers
        func load() { URLSession.shared.dataTask(with: url).resume() }
      }
      """)
  }
}
