import Testing

@testable import PorticoCheck

@Suite("True partners")
struct PartnerTests {
  private func screens(_ text: String) -> [String: Screen] {
    let screens = Analysis(texts: ["A.swift": text]).screens.map { ($0.screen.name, $0.screen) }
    return Dictionary(screens) { first, _ in first }
  }

  private func patterns(_ text: String) -> [String: Pattern] {
    screens(text).mapValues(\.pattern)
  }

  private func members(_ screen: Screen?) -> [String] {
    screen?.members.map(\.type.name).sorted() ?? []
  }

  @Test("Who is told as a weak delegate is no presenter if it is AppKit's, or makes the screen")
  func delegates() {
    let found = patterns(
      """
      import AppKit
      protocol ShelfPicking: AnyObject { func picked(_ row: Int) }
      class ShelfController: NSViewController {
        weak var delegate: ShelfPicking?
        @IBOutlet var keys: ShelfKeys!
        func tap() { delegate?.picked(1) }
      }
      class DeskWindowController: NSWindowController, ShelfPicking {
        weak var shelfViewController: ShelfController?
        func picked(_ row: Int) { window?.title = "" }
      }
      class ShelfKeys: NSObject {
        weak var shelfView: ShelfController?
        func press(_ event: NSEvent) {}
      }
      protocol LampPicking: AnyObject { func lit() }
      protocol LampView: AnyObject {}
      class LampController: NSViewController, LampView {
        weak var delegate: LampPicking?
        func tap() { delegate?.lit() }
      }
      class HouseKeeper: LampPicking {
        var lampView: LampView?
        func open() { lampView = LampController() }
        func lit() {}
      }
      """)
    #expect(found == ["ShelfController": .mvc, "LampController": .mvc])
  }

  @Test("What a closure makes is known if it does nothing else and is called")
  func madeByClosures() {
    let found = patterns(
      """
      import UIKit
      class CoastController: UIViewController {
        lazy var viewModel = { CoastViewModel() }()
        override func viewDidLoad() { viewModel.onChange = { [weak self] in self?.view.setNeedsLayout() } }
      }
      class BayController: UIViewController {
        lazy var viewModel = {
          return BayViewModel(store: store)
        }()
        override func viewDidLoad() { viewModel.onChange = { [weak self] in self?.view.setNeedsLayout() } }
      }
      class InletController: UIViewController {
        let makeViewModel = { InletViewModel() }
        override func viewDidLoad() { title = "Inlet" }
      }
      """)
    #expect(
      found == ["CoastController": .mvvm, "BayController": .mvvm, "InletController": .mvc])
  }

  @Test("A presenter needs no name if it names no user interface")
  func nameless() {
    let found = patterns(
      """
      import UIKit
      protocol TideScreen: AnyObject { func show(_ height: String) }
      class TideController: UIViewController, TideScreen {
        lazy var brain = TideBrain(screen: self)
        override func viewDidLoad() { brain.loaded() }
        func show(_ height: String) { title = height }
      }
      class TideBrain {
        weak var screen: TideScreen?
        init(screen: TideScreen) { self.screen = screen }
        func loaded() { screen?.show("1 m") }
      }
      """)
    #expect(found == ["TideController": .mvpPassive])
  }

  @Test("A presenter may tell an adapter that holds the controller")
  func adapters() {
    let found = patterns(
      """
      import UIKit
      protocol FerryListView { func display(_ names: [String]) }
      final class FerryPresenter {
        var listView: FerryListView?
        func load() { listView?.display(["Vita"]) }
      }
      final class FerryViewController: UITableViewController {
        var onRefresh: (() -> Void)?
        var rows: [String] = []
        override func viewDidLoad() { onRefresh?() }
      }
      final class FerryListAdapter: FerryListView {
        private weak var controller: FerryViewController?
        init(controller: FerryViewController) { self.controller = controller }
        func display(_ names: [String]) { controller?.rows = names }
      }
      """)
    #expect(found == ["FerryViewController": .mvpPassive])
  }

  @Test("A router, cell or model that several screens use belongs to none of them")
  func shared() {
    let found = screens(
      """
      import UIKit
      class AppNavigator { let navigation = UINavigationController(); func back() { navigation.popViewController(animated: true) } }
      class OatViewModel { let navigator: AppNavigator; var onChange: (() -> Void)?; init(navigator: AppNavigator) { self.navigator = navigator } }
      class OatViewController: UIViewController {
        let viewModel: OatViewModel
        let grain = OatGrain()
        init(viewModel: OatViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { viewModel.onChange = { [weak self] in self?.title = "" }; table.register(SeedCell.self) }
      }
      class RyeViewModel { let navigator: AppNavigator; var onChange: (() -> Void)?; init(navigator: AppNavigator) { self.navigator = navigator } }
      class RyeViewController: UIViewController {
        let viewModel: RyeViewModel
        let grain: OatGrain?
        init(viewModel: RyeViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { viewModel.onChange = { [weak self] in self?.title = "" }; table.register(SeedCell.self); list.register(RyeCell.self) }
      }
      class OatGrain { func grow() {} }
      class SeedCell: UITableViewCell {}
      class RyeCell: UITableViewCell {}
      """)
    #expect(members(found["OatViewController"]) == ["OatViewController", "OatViewModel"])
    #expect(
      members(found["RyeViewController"]) == ["RyeCell", "RyeViewController", "RyeViewModel"])
    #expect(found["OatViewController"]?.navigation == ["router"])
  }

  @Test("The app's delegate belongs to no screen")
  func appDelegate() {
    let found = screens(
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate { func reset() {} }
      class ClockViewController: UIViewController {
        let appDelegate: AppDelegate = UIApplication.shared.delegate as! AppDelegate
        func tap() { appDelegate.reset() }
      }
      """)
    #expect(members(found["ClockViewController"]) == ["ClockViewController"])
  }

  @Test("A record is no view model, and going through it is no observing")
  func records() {
    let found = patterns(
      """
      import UIKit
      struct ReefViewModel { let rows: [String]; init(rows: [String]) { self.rows = rows } }
      class ReefViewController: UIViewController {
        var viewModel: ReefViewModel!
        override func viewDidLoad() { viewModel.rows.forEach { print($0) } }
      }
      struct DuneViewModel {
        let height: Double
        func text() -> String { height.formatted() }
      }
      class DuneViewController: UIViewController {
        var viewModel: DuneViewModel!
        override func viewDidLoad() { title = viewModel.text() }
      }
      struct CapeViewModel { let name: String; let onTap: () -> Void }
      class CapeViewController: UIViewController {
        var viewModel: CapeViewModel!
        @objc func tap() { viewModel.onTap() }
      }
      struct FjordViewModel { var onChange: (() -> Void)? }
      class FjordViewController: UIViewController {
        var viewModel: FjordViewModel!
        override func viewDidLoad() { viewModel.onChange = { [weak self] in self?.title = "" } }
      }
      """)
    #expect(
      found == [
        "ReefViewController": .mvc, "DuneViewController": .mvvm, "CapeViewController": .mvc,
        "FjordViewController": .mvvm,
      ])
  }

  @Test("A record may be an enumeration, or compute what needs no call")
  func computingRecords() {
    let found = patterns(
      """
      import UIKit
      enum CartViewModel { case empty, filled([String]) }
      class CartViewController: UIViewController {
        var viewModel: CartViewModel = .empty { didSet { title = "" } }
      }
      struct FareViewModel { let rows: [String]; var isEmpty: Bool { rows.isEmpty } }
      class FareViewController: UIViewController {
        var viewModel: FareViewModel? { didSet { title = viewModel?.rows.first } }
      }
      struct Quay { let name: String }
      struct QuayViewModel { let quay: Quay; var name: String { quay.name } }
      class QuayViewController: UIViewController {
        var viewModel: QuayViewModel!
        override func viewDidLoad() { title = viewModel.name }
      }
      struct TollViewModel { let price: Double; var text: String { price > 0 ? "Pay" : "Free" } }
      class TollViewController: UIViewController {
        var viewModel: TollViewModel!
        override func viewDidLoad() { title = viewModel.text }
      }
      """)
    #expect(
      found == [
        "CartViewController": .mvc, "FareViewController": .mvc, "QuayViewController": .mvvm,
        "TollViewController": .mvvm,
      ])
  }

  @Test("A view model may be reached through the model, if it is bound more than once")
  func throughModel() {
    let source = """
      import RxSwift
      import UIKit
      class Painting { lazy var viewModel: PaintingViewModel = PaintingViewModel(painting: self) }
      class PaintingViewModel { func price() -> Observable<String> { .just("") }; func isSold() -> Observable<Bool> { .just(true) } }
      class WallController: UIViewController {
        var painting: Painting!
        override func viewDidLoad() {
          painting.viewModel.price().bind(to: label.rx.text).disposed(by: bag)
          REST
        }
      }
      """
    let twice = "painting.viewModel.isSold().bind(to: button.rx.isEnabled).disposed(by: bag)"
    let screen = screens(source.replacing("REST", with: twice))["WallController"]
    #expect(screen?.pattern == .mvvm)
    #expect(screen?.observation == ["Rx"])
    #expect(patterns(source.replacing("REST", with: "")) == ["WallController": .mvc])
  }

  @Test("An observable model with logic is a view model whatever its name")
  func observed() {
    let source = """
      import UIKitNavigation
      @Observable class Thermostat { var degrees = 20; LOGIC }
      class RoomViewController: UIViewController {
        let thermostat: Thermostat
        init(thermostat: Thermostat) { self.thermostat = thermostat; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { observe { [weak self] in self?.title = thermostat.degrees.formatted() } }
      }
      """
    let screen = screens(source.replacing("LOGIC", with: "func warmer() { degrees += 1 }"))
    #expect(screen["RoomViewController"]?.pattern == .mvvm)
    #expect(screen["RoomViewController"]?.observation == ["Observation"])
    #expect(patterns(source.replacing("LOGIC", with: "")) == ["RoomViewController": .mvc])
    let other = "class HallViewController: UIViewController { let thermostat: Thermostat }"
    let shared = source.replacing("LOGIC", with: "func warmer() { degrees += 1 }") + "\n" + other
    #expect(patterns(shared)["RoomViewController"] == .mvc)
  }

  @Test(
    "A view that observes or binds tells its view model",
    arguments: [
      "observe(thermostat) { $0.text = $1.degrees.formatted() }",
      "bind(\\.text, to: thermostat, \\.text)", "bind(\\.text, to: thermostat) { $0.text }",
    ])
  func bound(call: String) {
    let source = """
      import Combine
      @Observable class Thermostat { var degrees = 20; func warmer() { degrees += 1 } }
      class RoomViewController: UIViewController {
        let thermostat: Thermostat
        init(thermostat: Thermostat) { self.thermostat = thermostat; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { label.\(call) }
      }
      """
    let screen = screens(source)["RoomViewController"]
    #expect(screen?.pattern == .mvvm)
    #expect(screen?.observation == ["Observation"])
  }

  @Test("Tracking reads through methods, and may be that of a library")
  func tracked() {
    let source = """
      import UIKitNavigation
      @Perceptible class Heater { var degrees = 20; func warmer() { degrees += 1 } }
      class CellarViewController: UIViewController {
        let heater = Heater()
        override func viewDidLoad() { TRACKING }
        func render() { title = heater.degrees.formatted() }
      }
      """
    func pattern(_ tracking: String) -> Pattern? {
      patterns(source.replacing("TRACKING", with: tracking))["CellarViewController"]
    }
    #expect(pattern("observe { [weak self] in self?.render() }") == .mvvm)
    let perceiving = "withPerceptionTracking { title = heater.degrees.formatted() } onChange: {}"
    #expect(pattern(perceiving) == .mvvm)
    #expect(pattern("observe { [weak self] in self?.title = nil }") == .mvc)
    #expect(pattern("perform { [weak self] in self?.render() }") == .mvc)
  }

  @Test("An app may name a screen UI…; what only others inherit from is none")
  func names() {
    let found = screens(
      """
      import UIKit
      class UITuningViewController: UIViewController { func tune() {} }
      class HouseViewController: UIViewController { var presenter: HousePresenter?; func a() {} }
      class HousePresenter { weak var view: HouseViewController? }
      class AtticViewController: HouseViewController { func b() {} }
      class CellarViewController: HouseViewController {
        let layout = BottleFlowLayout()
        func c() {}
      }
      class BottleFlowLayout: UICollectionViewFlowLayout { weak var owner: CellarViewController? }
      """)
    #expect(
      found.keys.sorted() == [
        "AtticViewController", "CellarViewController", "UITuningViewController",
      ])
    #expect(found["CellarViewController"]?.navigation == [])
  }
}
