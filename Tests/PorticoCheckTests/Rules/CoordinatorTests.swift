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
}
