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

  @Test("Storyboards show by segues and by identifiers")
  func storyboards() throws {
    let story = """
      <document><scenes><scene><objects>
      <viewController id="a" customClass="ListController" sceneMemberID="viewController">
      <connections><segue destination="b" kind="show" identifier="toDetail" id="s"/></connections>
      </viewController></objects></scene>
      <scene><objects><navigationController id="b"><connections>
      <segue destination="c" kind="relationship" relationship="rootViewController" id="t"/>
      </connections></navigationController></objects></scene>
      <scene><objects><tableViewController id="c" customClass="DetailController"/></objects></scene>
      <scene><objects>
      <viewController storyboardIdentifier="Help" id="d" customClass="HelpController"/>
      </objects></scene></scenes></document>
      """
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).storyboard")
    try story.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let found = edges(
      """
      enum Scene: String { case help }
      class ListController: UIViewController {
        func help() { show(storyboard!.instantiateViewController(withIdentifier: Scene.help.rawValue), sender: nil) }
      }
      class DetailController: UITableViewController { func a() {} }
      class HelpController: UIViewController { func a() {} }
      """, interfaces: [file.path, "missing.storyboard"])
    #expect(
      found == [
        "ListController → DetailController: toDetail", "ListController → HelpController: help",
      ])
  }
}
