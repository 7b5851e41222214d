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
}
