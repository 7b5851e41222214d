import Testing

@testable import PorticoCheck

@Suite("Coordinators and their children")
struct CoordinatorTests {
  @Test("A screen may hold a coordinator that it makes, and one that is asked for data")
  func ownAndData() {
    expectMarks(
      HoldCoordinatorsWeakly.self,
      """
      import UIKit
      final class HomeViewController: UIViewController {
        var coordinator: HomeCoordinator?
        override func viewDidLoad() {
          coordinator = .init()
          coordinator?.view = self
        }
      }
      final class MemoViewModel {
        private let coordinator: PersistenceCoordinator
        var memos: [String] = []
        init(coordinator: PersistenceCoordinator) { self.coordinator = coordinator }
        func reload() { memos = coordinator.fetchMemos() }
      }
      final class TripViewModel {
        private let coordinator: TripsCoordinator // ←
        init(coordinator: TripsCoordinator) { self.coordinator = coordinator }
        func add() { coordinator.addTrip() }
        func open() { coordinator.showTrip() }
      }
      """)
  }

  @Test("What ends the flow when it's deallocated owns the coordinator")
  func endsFlow() {
    expectMarks(
      HoldCoordinatorsWeakly.self,
      """
      final class TideViewModel {
        private let coordinator: TideCoordinator
        init(coordinator: TideCoordinator) { self.coordinator = coordinator }
        deinit { coordinator.finish() }
      }
      final class EbbViewModel {
        private let coordinator: TideCoordinator // ←
        init(coordinator: TideCoordinator) { self.coordinator = coordinator }
        deinit { print("gone") }
      }
      """)
  }

  @Test("SwiftUI owns the coordinators of representables, and a path of values holds no screens")
  func coordinatorsOfSwiftUI() {
    expectMarks(
      HoldCoordinatorsWeakly.self,
      """
      //// Camera.swift
      import SwiftUI
      import UIKit
      struct CameraView: UIViewControllerRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, UIGestureRecognizerDelegate { var count = 0 }
      }
      struct ScrollPage: UIViewControllerRepresentable {
        func makeCoordinator() -> ScrollPageCoordinator { ScrollPageCoordinator() }
      }
      final class ScrollPageCoordinator: NSObject, UIScrollViewDelegate { var offset = 0 }
      final class CameraViewController: UIViewController { let coordinator: CameraView.Coordinator }
      final class ScrollPageViewController: UIViewController { let coordinator: ScrollPageCoordinator }
      final class SkyViewController: UIViewController { let coordinator: SkyCoordinator } // ←
      //// Values.swift
      import SwiftUI
      final class PathCoordinator { var path: [Int] = []; func showLab() { path.append(1) } }
      @Observable final class LabViewModel { var coordinator: PathCoordinator? }
      @Observable final class FieldViewModel { var coordinator: AppCoordinator? }
      @Observable final class HostViewModel { var coordinator: HostCoordinator? } // ←
      //// Host.swift
      import UIKit
      final class HostCoordinator { let navigation = UINavigationController() }
      """)
  }

  @Test("What the start adds once stays, by whatever functions and conditions it's added")
  func addedAtStart() {
    expectMarks(
      RemoveChildCoordinators.self,
      """
      class HarborCoordinator {
        private var children: [AnyObject] = []
        func start(animated: Bool) {
          if isCaptain { addBridge() } else { addDeck() }
          piers.forEach { pier in children.append(PierCoordinator(pier)) }
          Task { addDeck() }
        }
        private func addBridge() {
          guard let window else { return }
          children.append(BridgeCoordinator(window))
          addDeck()
        }
        private func addDeck() {
          if let window { children.append(DeckCoordinator(window)) }
        }
      }
      class RestartingCoordinator {
        private var children: [AnyObject] = []
        func start() { if isOpen { children.append(DeckCoordinator()) } } // ←
        func reset() { start() }
      }
      class NotifiedCoordinator {
        private var children: [AnyObject] = []
        init() { NotificationCenter.default.addObserver(self, selector: #selector(start), name: nil, object: nil) }
        @objc func start() { children.append(DeckCoordinator()) } // ←
      }
      class ListeningCoordinator {
        private var children: [AnyObject] = []
        func start() { model.$number.sink { [weak self] number in self?.open(number) }.store(in: &bag) }
        private func open(_ number: Int) { children.append(DeckCoordinator()) } // ←
      }
      class GreetingCoordinator {
        private var children: [AnyObject] = []
        func start() { greeting.onEnd = { [weak self] in self?.open() } }
        private func open() {
          let main = factory.makeMain()
          children.append(main)
        }
      }
      class EnteringCoordinator {
        private var children: [AnyObject] = []
        func start() {
          let login = factory.make()
          children.append(login) // ←
        }
      }
      class DeckCoordinator {}
      class PierCoordinator {}
      class BridgeCoordinator {}
      """)
  }

  @Test(
    "What adds and removes for all is no mistake, and a removal that nothing calls removes nothing",
    arguments: [
      """
      protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set } }
      class BaseCoordinator: Coordinator { var childCoordinators: [Coordinator] = [] }
      extension Coordinator {
      """,
      """
      protocol Coordinator: AnyObject {}
      class BaseCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
      """,
    ])
  func addedForAll(base: String) {
    let common = """
      \(base)
        func add(_ child: Coordinator) { childCoordinators.append(child) }
        func remove(_ child: Coordinator) {
          childCoordinators = childCoordinators.filter { $0 !== child }
        }
      }
      final class AppCoordinator: BaseCoordinator {
        func start() { add(MainCoordinator()) }
      }
      final class TideCoordinator: BaseCoordinator {}
      """
    expectMarks(
      RemoveChildCoordinators.self,
      """
      \(common)
      final class MainCoordinator: BaseCoordinator {
        func showTides() { add(TideCoordinator()) } // ←
      }
      """)
    expectMarks(
      RemoveChildCoordinators.self,
      """
      \(common)
      final class MainCoordinator: BaseCoordinator {
        func showTides() { add(TideCoordinator()) }
        func didEnd(_ tides: TideCoordinator) { remove(tides) }
      }
      """)
  }
}
