import Foundation
import Testing

@testable import PorticoCheck

@Suite("Who shows what")
struct FlowTests {
  private func edges(_ text: String, interfaces: [String] = []) -> [String] {
    let analysis = Analysis(texts: ["A.swift": "import UIKit\n" + text], interfaces: interfaces)
    return ScreenMap(analysis).edges.map { "\($0.from) → \($0.to): \($0.label)" }
  }

  private let screens = """
    protocol PortPresentable { func toPresent() -> UIViewController? }
    protocol PortListView: PortPresentable { var onPick: (() -> Void)? { get set } }
    protocol PortDetailView: PortPresentable {}
    final class PortListController: UIViewController, PortListView { var onPick: (() -> Void)?; func a() {} }
    final class PortDetailController: UIViewController, PortDetailView { func a() {} }

    """

  @Test("A coordinator shows what its factory makes, and closures lead on")
  func factories() {
    let found = edges(
      screens + """
        protocol PortFactory { func makeList() -> PortListView; func makeDetail() -> PortDetailView }
        final class PortFactoryImpl: PortFactory {
          func makeList() -> PortListView { PortListController.fromStoryboard(.ports) }
          func makeDetail() -> PortDetailView { PortDetailController.controllerFromStoryboard(.ports) }
        }
        final class PortCoordinator {
          private let factory: PortFactory
          private let router: PortRouting
          init(factory: PortFactory, router: PortRouting) { self.factory = factory; self.router = router }
          func start() {
            let list = factory.makeList()
            list.onPick = { [weak self] in self?.showDetail() }
            router.setRoot(list)
          }
          private func showDetail() { router.push(factory.makeDetail()) }
        }
        """)
    #expect(
      found == [
        "PortCoordinator → PortDetailController: showDetail",
        "PortCoordinator → PortListController: start",
        "PortListController → PortDetailController: onPick",
      ])
  }

  @Test("Actions that are given by name lead on; factories may ask others")
  func actions() {
    let found = edges(
      screens + """
        struct PortActions { let showDetail: () -> Void }
        protocol PortDependencies { func makeList(actions: PortActions) -> UIViewController; func makeDetail() -> UIViewController }
        final class PortContainer: PortDependencies {
          let parts = PortParts()
          func makeList(actions: PortActions) -> UIViewController { parts.list() }
          func makeDetail() -> UIViewController { PortParts.shared.detail() }
        }
        final class PortParts {
          static let shared = PortParts()
          func list() -> UIViewController { PortListController() }
          func detail() -> UIViewController { PortDetailController() }
        }
        final class PortFlow {
          let navigation: UINavigationController
          let dependencies: PortDependencies
          init(navigation: UINavigationController, dependencies: PortDependencies) { self.navigation = navigation; self.dependencies = dependencies }
          func start() {
            let actions = PortActions(showDetail: showDetail)
            navigation.pushViewController(dependencies.makeList(actions: actions), animated: false)
          }
          private func showDetail() { navigation.pushViewController(dependencies.makeDetail(), animated: true) }
        }
        """)
    #expect(
      found == [
        "PortFlow → PortDetailController: showDetail", "PortFlow → PortListController: start",
        "PortListController → PortDetailController: showDetail",
      ])
  }

  @Test("Modules and containers stand between, flows are made by factories too")
  func modules() {
    let found = edges(
      screens + """
        final class PortModule {
          private let view: PortDetailController
          init() { view = PortDetailController() }
        }
        final class QuayController: UIViewController {
          func open() { present(PortModule().viewController(), animated: true) }
          func list() { present(container.resolve(PortListController.self), animated: true) }
        }
        final class HarbourCoordinator { let flows = PierFactory(); func run() { flows.makePort().start() } }
        final class PierFactory { func makePort() -> PierCoordinator { PierCoordinator() } }
        final class PierCoordinator { func start() { show(QuayController()) } }
        """)
    #expect(
      found == [
        "HarbourCoordinator → PierCoordinator: run",
        "PierCoordinator → QuayController: start",
        "QuayController → PortDetailController: open",
        "QuayController → PortListController: list",
      ])
  }

  @Test("A screen leads on by the coordinator that it asks, a flow by its delegate")
  func askedCoordinators() {
    let found = edges(
      """
      protocol DockDelegate: AnyObject { func dockDidPick(_ ship: String) }
      final class DockController: UIViewController {
        weak var delegate: DockDelegate?
        func pick() { delegate?.dockDidPick("Argo") }
      }
      final class ShipController: UIViewController {
        weak var coordinator: DockCoordinator?
        func crew() { coordinator?.showCrew() }
      }
      final class CrewController: UIViewController { func a() {} }
      protocol DockCoordinatorDelegate: AnyObject { func dockFinished() }
      final class DockCoordinator: DockDelegate {
        weak var delegate: DockCoordinatorDelegate?
        let navigation = UINavigationController()
        func start() {
          let dock = DockController()
          dock.delegate = self
          navigation.pushViewController(dock, animated: false)
        }
        func dockDidPick(_ ship: String) { show(ship) }
        func show(_ ship: String) { navigation.pushViewController(ShipController(), animated: true) }
        func showCrew() { navigation.pushViewController(CrewController(), animated: true) }
        func finish() { delegate?.dockFinished() }
      }
      final class SeaController: UIViewController { func a() {} }
      final class SeaCoordinator { func start() { show(SeaController()) } }
      final class AppCoordinator: DockCoordinatorDelegate {
        func start() { let dock = DockCoordinator(); dock.delegate = self; dock.start() }
        func dockFinished() { SeaCoordinator().start() }
      }
      """)
    #expect(
      found == [
        "AppCoordinator → DockCoordinator: start", "AppCoordinator → SeaCoordinator: dockFinished",
        "DockController → ShipController: dockDidPick",
        "DockCoordinator → CrewController: showCrew",
        "DockCoordinator → DockController: start", "DockCoordinator → SeaCoordinator: dockFinished",
        "DockCoordinator → ShipController: show", "SeaCoordinator → SeaController: start",
        "ShipController → CrewController: showCrew",
      ])
  }

  /// The map of files with their names.
  private func map(_ files: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let found = SourceFinder().find([folder.path])
    let analysis = Analysis(
      FileReader().read(found.paths), interfaces: found.interfaces + ["missing.storyboard"])
    return ScreenMap(analysis).edges.map { "\($0.from) → \($0.to): \($0.label)" }
  }

  @Test("Storyboards show by segues, by references to each other and by identifiers")
  func storyboards() throws {
    let found = try map([
      "Main.storyboard": """
      <document initialViewController="n"><scenes><scene><objects><navigationController id="n"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene><scene><objects>
      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
      <connections><segue destination="b" kind="show" identifier="toDetail" id="s"/>
      <segue destination="f" kind="embed" id="u"/><segue destination="e" kind="unwind" id="v"/></connections>
      </viewController></objects></scene>
      <scene><objects><navigationController id="b"><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="t"/>
      </connections></navigationController></objects></scene>
      <scene><objects><tableViewController id="c" customClass="DetailController">
      <connections><segue destination="p" kind="show" id="w"/><segue destination="q" kind="presentation" id="x"/>
      </connections></tableViewController></objects></scene>
      <scene><objects><viewControllerPlaceholder storyboardName="More" referencedIdentifier="Map" id="p"/></objects></scene>
      <scene><objects><viewControllerPlaceholder storyboardName="More" id="q"/></objects></scene>
      <scene><objects><viewController id="f" customClass="HeadController"/></objects></scene>
      <scene><objects>
      <viewController storyboardIdentifier="HelpScene" id="d" customClass="HelpController"/>
      </objects></scene></scenes></document>
      """,
      "More.storyboard": """
      <document initialViewController="m"><scenes>
      <scene><objects><viewController storyboardIdentifier="Map" id="a" customClass="MapController"/></objects></scene>
      <scene><objects><viewController id="m" customClass="MoreController"/></objects></scene>
      </scenes></document>
      """,
      "App.swift": """
      import UIKit
      class ListController: UIViewController {
        func help() { show(storyboard!.instantiateViewController(withIdentifier: Scene.help.rawValue), sender: nil) }
        func more() { show(UIStoryboard(name: Scene.board, bundle: nil).instantiateInitialViewController()!, sender: nil) }
      }
      class DetailController: UITableViewController {
        func map() { show(storyboard!.instantiateViewController(withIdentifier: Scene.map.rawValue), sender: nil) }
      }
      class HelpController: UIViewController { func a() {} }
      class HeadController: UIViewController { func a() {} }
      class MapController: UIViewController { func a() {} }
      class MoreController: UIViewController { func a() {} }
      """,
      "Scene.swift": """
      enum Scene: String {
        case help = "HelpScene", map
        static let board = "More"
      }
      """,
    ])
    #expect(
      found == [
        "DetailController → MapController: show", "DetailController → MoreController: presentation",
        "ListController → DetailController: toDetail", "ListController → HeadController: embed",
        "ListController → HelpController: help", "ListController → MoreController: more",
        "Main.storyboard → ListController: initial",
      ])
  }
  @Test("A storyboard that is ignored shows nothing, and neither does code")
  func ignoredStoryboard() throws {
    let storyboard = """
      <document initialViewController="a"><scenes><scene><objects>
      <viewController id="a" customClass="ListController" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let found = try map([
      ".gitignore": "Old*\n", "Old.storyboard": storyboard, "New.storyboard": storyboard,
      "List.swift": "class ListController: UIViewController { func a() {} }",
      "OldMore.swift": """
      class MoreController: UIViewController { func b() { show(ListController(), sender: nil) } }
      """,
    ])
    #expect(found == ["New.storyboard → ListController: initial"])
  }
}
