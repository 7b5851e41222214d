import Foundation
import Testing

@testable import PorticoCheck

/// Shapes that rules once took for something else.
@Suite("Shapes that rules tell apart")
struct RuleShapeTests {
  @Test("An import without need is told once; what shows a screen by a library is no presenter")
  func neededImports() {
    expectMarks(
      KeepUIKitOutOfPresentationLogic.self,
      """
      //// Both.swift
      import UIKit
      class TidePresenter { var height = 0 } // ←
      class EbbPresenter { var height = 0 }
      //// Needed.swift
      import UIKit
      class SurfPresenter { var height = 0 }
      protocol SurfView { func open(_ next: UIViewController) }
      //// Function.swift
      import UIKit
      class SwellPresenter { var height = 0 }
      func brand() -> UIColor { .blue }
      //// Extension.swift
      import UIKit
      class RipplePresenter { var height = 0 }
      extension UIColor { static let foam = UIColor.white }
      //// Alias.swift
      import UIKit
      typealias Picture = UIImage
      class CurrentPresenter { var picture: Picture? }
      //// Drawer.swift
      import UIKit
      struct DrawerPresentation { let source: UIView }
      protocol SheetPresentation { func frame(in view: UIView) -> CGRect }
      //// Mac.swift
      import AppKit
      final class DockViewModel {
        func icon() -> NSImage? { nil } // ←
        let formatter = NSMutableString()
      }
      """)
  }

  @Test("Rows that are prepared to be shown are no models")
  func preparedRows() {
    expectMarks(
      ConfigureViewsWithoutModels.self,
      """
      import UIKit
      struct Plant { let name: String; let height: Double }
      struct PlantLine { let name: String; let height: String }
      struct Entry { let title: String; let image: UIImage? }
      struct Offer { let price: Double; let image: UIImage? }
      struct Choice { let title: String; let onTap: () -> Void }
      struct Hint { let title: String; let text: String }
      struct Label { let name: String; let text: String }
      struct Bed { let name: String; let area: Double }
      struct Sign { let name: String; let isDry: Bool }
      extension Plant { var sign: Sign { Sign(name: name, isDry: height > 1) } }
      struct Answer: Decodable { let title: String }
      struct Parcel { let title: String }
      struct Seed { let name: String }
      struct StemModel { let name: String }
      struct RootModel { let name: String }
      final class Garden { let beds: [Bed] = []; func seed() -> Seed { Seed(name: "") } }
      enum LabelMapper {
        static func label(_ plant: Plant) -> Label { Label(name: plant.name, text: "") }
        static func bed(_ plants: [Plant]) -> Bed { Bed(name: "", area: 1) }
        static func parcel(_ answer: Answer) -> Parcel { Parcel(title: answer.title) }
      }
      final class PlantStore { func all() -> [Plant] { [Plant(name: "", height: 1)] } }
      final class PlantPresenter {
        func lines(_ plants: [Plant]) -> [PlantLine] {
          plants.map { PlantLine(name: $0.name, height: $0.height.formatted()) }
        }
        func stems(_ plants: [Plant]) -> [StemModel] { plants.map { StemModel(name: $0.name) } }
        func root(_ text: String) -> RootModel { RootModel(name: text) }
      }
      final class HelpViewController: UIViewController {
        let hints = [Hint(title: "Water", text: "Twice a week")]
        func more() { shown.append(Hint(title: "Light", text: "A lot")) }
      }
      final class PlantCell: UITableViewCell {
        func show(_ plant: Plant) {} // ←
        func show(_ line: PlantLine) {}
        func show(_ entry: Entry) {}
        func show(_ offer: Offer) {} // ←
        func show(_ choice: Choice) {}
        func show(_ hint: Hint) {}
        func show(_ label: Label) {}
        func show(_ sign: Sign) {}
        func show(_ seed: Seed) {} // ←
        func show(_ stem: StemModel) {}
        func show(_ root: RootModel) {} // ←
        func show(_ bed: Bed) {} // ←
        func show(_ parcel: Parcel) {} // ←
      }
      """)
  }

  @Test("What holds geometry, UIKit's values or a view's state is a picture of a view")
  func viewStates() {
    expectMarks(
      ConfigureViewsWithoutModels.self,
      """
      import UIKit
      struct Night { let date: Date; let isSelected: Bool }
      struct Stay { let date: Date; let isPaid: Bool }
      struct Field { let title: String; let keyboard: UIKeyboardType }
      struct Column { let title: String; let height: CGFloat }
      struct Room: Decodable { let name: String; var isSelected = false }
      final class HotelCell: UITableViewCell {
        func show(_ night: Night) {}
        func show(_ stay: Stay) {} // ←
        func show(_ field: Field) {}
        func show(_ column: Column) {}
        func show(_ room: Room) {} // ←
      }
      """)
  }

  @Test("Who shows controllers to anybody, and interactors of touches, do no presentation logic")
  func waysOfShowing() {
    expectMarks(
      KeepUIKitOutOfPresentationLogic.self,
      """
      import UIKit
      final class OfferViewController: UIViewController {}
      final class OfferPresenter {
        func open(on host: UIViewController) { host.present(OfferViewController(), animated: true) }
      }
      final class AccountPresenter {
        weak var controller: AccountViewController? // ←
        func more() { controller?.present(OfferViewController(), animated: true) }
      }
      final class AccountViewController: UIViewController { let presenter = AccountPresenter() }
      final class PullInteractor: UIPercentDrivenInteractiveTransition {}
      final class CloseInteractor { let pan = UIPanGestureRecognizer() }
      final class PriceInteractor { func color() -> UIColor { .red } } // ←
      """)
  }

  @Test("Each controller that is shown is told, by whatever way it is shown")
  func navigationByWrappers() {
    expectMarks(
      LetOthersNavigate.self,
      """
      import UIKit
      extension UIViewController {
        func push(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
        func open(modally next: UIViewController, done: (() -> Void)? = nil) { present(next, animated: true, completion: done) }
        func openFramed(_ next: UIViewController) { present(UINavigationController(rootViewController: next), animated: true) }
        func hurry(_ next: UIViewController) { push(next) }
        func push<T: UIViewController>(_ type: T.Type) { push(type.instantiate()) }
      }
      class HouseController: UIViewController {
        func lead(to next: UIViewController) { show(next, sender: nil) }
      }
      class HallController: HouseController {
        func a() { push(RoomController()) } // ←
        func b() { open(modally: RoomController()) } // ←
        func c() { lead(to: RoomController()) } // ←
        func d() { navigationController?.setViewControllers([StairController()], animated: true) } // ←
        func e() { navigationController?.viewControllers = [StairController.instantiate()] } // ←
        func f() {
          let next = storyboard.instantiateViewController(ofType: StairController.self)
          push(next) // ←
        }
        func g() { router.push(RoomController()) }
        func i() { openFramed(RoomController()) } // ←
        func j() { hurry(RoomController()) } // ←
        func k() { push(RoomController.self) } // ←
        func l() { splitViewController?.setViewController(RoomController(), for: .secondary) } // ←
        func m() { navigationController?.viewControllers.append(RoomController()) } // ←
        func n() { present(UIStoryboard.main.instantiate(RoomController.self), animated: true) } // ←
        func o() { present(StoryboardScene.Main.room.instantiate(), animated: true) } // ←
        func p() { rooms.viewControllers.append(RoomController()) }
        func q() {
          let room = RoomController()
          present(HouseNavigationController(rootViewController: room), animated: true) // ←
        }
        func r(_ next: UIViewController) {
          let house = HouseNavigationController(rootViewController: next)
          present(house, animated: true)
        }
        func s() { present(HouseNavigationController(), animated: true) } // ←
        func t() {
          let next = UIStoryboard.make(ofType: StairController.self)
          push(next) // ←
        }
        func u() { push(UIStoryboard.make(ofType: StairController.self)) } // ←
        func v() {
          let kind = Kinds.make(ofType: StairController.self)
          push(kind)
        }
        func h() {
          push(RoomController()) // ←
          push(StairController()) // ←
          push(RoomController())
        }
      }
      class RoomController: UIViewController {}
      class HouseNavigationController: UINavigationController {}
      class StairController: UIViewController {}
      """)
    let names = Analysis(
      texts: [
        "A.swift": """
        import UIKit
        class HallController: UIViewController {
          func a() { present(board.instantiate(ofType: StairController.self), animated: true) }
          func b() { navigationController?.setViewControllers([RoomController(), board.instantiate(ofType: AtticController.self)], animated: true) }
        }
        class StairController: UIViewController {}
        class RoomController: UIViewController {}
        class AtticController: UIViewController {}
        """
      ], rules: [LetOthersNavigate.self]
    ).findings.map(\.message)
    #expect(
      names
        == ["Stair", "Room", "Attic"].map {
          "HallController makes \($0)Controller and shows it itself"
        })
  }

  @Test("Dialogs and system sheets are gone from as they were come to")
  func passingControllers() {
    expectMarks(
      LetOthersNavigate.self,
      """
      import UIKit
      final class EraseDialogViewController: UIViewController {}
      final class LoadingViewController: UIViewController {}
      final class ReportViewController: MFMailComposeViewController {}
      final class DialogueViewController: UIViewController {}
      final class DeskViewController: UIViewController {
        func erase() { present(EraseDialogViewController(), animated: true) }
        func load() { present(LoadingViewController(), animated: true) }
        func report() { present(ReportViewController(), animated: true) }
        func talk() { present(DialogueViewController(), animated: true) } // ←
      }
      """)
  }

  @Test("A service that a controller only holds or hands on is asked nothing")
  func heldServices() {
    expectMarks(
      KeepServicesOutOfViewControllers.self,
      """
      import UIKit
      class TableController: UITableViewController {
        let persistentContainer: NSPersistentContainer
        init(persistentContainer: NSPersistentContainer) { self.persistentContainer = persistentContainer }
      }
      final class PlacesController: TableController {
        func open() { show(PlaceController(persistentContainer: persistentContainer), sender: nil) }
      }
      final class PlaceController: TableController {
        func erase() { persistentContainer.viewContext.delete(place) } // ←
      }
      final class NetController: UIViewController {
        let session: URLSession // ←
        func load() { session.dataTask(with: url).resume() }
      }
      final class TaskController: UIViewController {
        func load() {
          var task: URLSessionDataTask?
          task = service.load { self.remove(task) }
          add(task)
        }
      }
      final class KeyController: UIViewController {
        let defaults = UserDefaults.standard // ←
      }
      final class FilmController: UIViewController {
        var search: URLSessionTask? = nil
        func find(_ title: String) {
          search?.cancel()
          search = FilmService.request(title) { self.show($0) }
        }
      }
      final class BeginController: UIViewController {
        var download: URLSessionTask? // ←
        func begin() { download?.resume() }
      }
      """)
  }

  @Test("Who presents an interactor's answers is no delegate, unless it holds the interactor")
  func interactorsPresenters() {
    expectMarks(
      HoldDelegatesWeakly.self,
      """
      import UIKit
      protocol TideDisplay { func show() }
      final class TideInteractor { var presenter: TidePresenter? }
      final class TidePresenter { var viewController: TideDisplay? } // ←
      final class TideController: UIViewController, TideDisplay {
        var interactor: TideInteractor?
        func show() {}
      }
      final class ReefInteractor { var presenter: ReefPresenter? }
      final class ReefPresenter {
        weak var view: ReefController?
        var interactor: ReefInteractor?
        func present() { interactor = ReefInteractor() }
      }
      final class ReefController: UIViewController { var interactor: ReefInteractor? }
      final class SandInteractor { var presenter: SandPresenter? } // ←
      final class SandPresenter {
        var interactor: SandInteractor?
        func begin() {
          interactor = SandInteractor()
          interactor?.presenter = self
        }
      }
      final class FoamInteractor { var output: FoamPresenter? } // ←
      final class FoamPresenter {
        var interactor: FoamInteractor?
        init(interactor: FoamInteractor) { self.interactor = interactor }
      }
      """)
  }

  @Test("What a task does before it waits for something is no answer")
  func tasksBeforeTheyWait() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class PhoneViewModel {
        let service: PhoneService
        var all: [String] = []
        var found: [String] = []
        func search(text: String) {
          Task {
            guard !text.isEmpty else {
              found = all
              await update()
              return
            }
            found = all.filter { $0.contains(text) }
            await update()
          }
        }
        func searchStore(text: String) {
          Task.detached {
            guard !text.isEmpty else { return }
            let answer = await self.service.phones(text)
            self.found = answer // ←
          }
        }
        func searchAgain(text: String) {
          Task {
            guard !text.isEmpty else {
              let answer = await service.phones("")
              found = answer // ←
              return
            }
            found = []
          }
        }
      }
      """)
  }

  @Test("A delegate that is made, or given by somebody who is not led back to, is a strategy")
  func strategies() {
    expectMarks(
      HoldDelegatesWeakly.self,
      """
      import UIKit
      protocol PricingDelegate { func price() -> Int }
      final class SalePricing: PricingDelegate { func price() -> Int { 1 } }
      final class Till {
        private let delegate: PricingDelegate
        init(delegate: PricingDelegate) { self.delegate = delegate }
      }
      protocol PourDelegate: AnyObject { func poured() }
      final class Keg {
        var delegate: PourDelegate?
        init() { delegate = Tap() }
      }
      final class Tap: PourDelegate { func poured() {} }
      protocol RollDelegate: AnyObject { func rolled() }
      final class Dice { var delegate: RollDelegate? } // ←
      final class Game: RollDelegate {
        func begin(_ dice: Dice) { dice.delegate = self }
        func rolled() {}
      }
      protocol SpinDelegate: AnyObject { func spun() }
      final class Wheel { var delegate: SpinDelegate? } // ←
      final class Cart: SpinDelegate { let wheel = Wheel(); func spun() {} }
      final class SlideRouter { var transition: Slide?; var slideDelegate: UIViewControllerTransitioningDelegate? }
      typealias RowDelegate = (Int) -> Void
      final class Row { var delegate: RowDelegate? }
      final class ShelfController: UIViewController {
        @IBOutlet var table: UITableView!
        var delegate: UITableViewDelegate!
        var fieldDelegate: UITextFieldDelegate? // ←
        override func viewDidLoad() { table.delegate = delegate; fieldDelegate?.textFieldDidEndEditing?(field) }
      }
      protocol RainView { func wet() }
      final class WeakView<T: AnyObject> { weak var object: T? }
      extension WeakView: RainView where T: RainView { func wet() {} }
      final class RainPresenter { let view: RainView; init(view: RainView) { self.view = view } }
      final class RainController: UIViewController, RainView { let presenter: RainPresenter; func wet() {} }
      """)
  }

  @Test("Who is asked may give up the older question; an answer may be handed on and on")
  func calleesThatCancel() {
    expectMarks(
      DropOvertakenAnswers.self,
      """
      final class Finder {
        private var task: URLSessionTask?
        private var other: URLSessionTask? { willSet { other?.cancel() } }
        func find(_ text: String, _ done: @escaping ([String]) -> Void) { stop(); task = nil }
        func seek(_ text: String, _ done: @escaping ([String]) -> Void) { other = start() }
        func look(_ text: String, _ done: @escaping ([String]) -> Void) {}
        private func stop() { task?.cancel() }
      }
      final class Library { let finder = Finder() }
      final class BookViewModel {
        let finder = Finder()
        let library = Library()
        var books: [String] = []
        func searchAll(text: String) { library.finder.find(text) { [weak self] found in self?.books = found } }
        func search(text: String) { finder.find(text) { [weak self] found in self?.books = found } }
        func seek(text: String) { finder.seek(text) { [weak self] found in self?.books = found } }
      }
      final class FilmViewModel {
        let finder = Finder()
        var films: [String] = []
        func search(text: String) {
          finder.look(text) { [weak self] found in
            DispatchQueue.main.async { self?.receive(found) }
          }
        }
        private func receive(_ found: [String]) { show(found) }
        private func show(_ found: [String]) { films = found } // ←
      }
      """)
  }

  @Test("Templates, playgrounds and what a library shows itself with are left out")
  func leftOut() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let kept = ["App/A.swift", "App/Examples/B.swift", "Parts/Lib/C.swift"]
    let others = [
      "Make/Module.xctemplate/D.swift", "Try.playground/Contents.swift",
      "Parts/Lib/Example/E.swift", "Parts/Lib/Lib.podspec",
    ]
    for path in kept + others {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let found = SourceFinder().find([root.path]).paths.map { $0.dropFirst(root.path.count + 1) }
    #expect(found.map(String.init).sorted() == kept)
  }
}
