import Testing

@testable import PorticoCheck

@Suite("Coordinators and their children")
struct CoordinatorTests {
  @Test("A removal that nobody calls removes nothing")
  func deadRemovals() {
    expectMarks(
      RemoveChildCoordinators.self,
      """
      protocol Coordinator: AnyObject {
        var childCoordinators: [Coordinator] { get set }
        var parent: Coordinator? { get set }
        func finish()
      }
      extension Coordinator {
        func addChild(_ child: Coordinator) { childCoordinators.append(child) }
        func removeChild(_ child: Coordinator) { childCoordinators = childCoordinators.filter { $0 !== child } }
        func finish() { parent?.removeChild(self) }
      }
      final class GalleryCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        weak var parent: Coordinator?
        func showSettings() {
          let settings = SettingsCoordinator()
          addChild(settings) // ←
        }
      }
      final class SettingsCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        weak var parent: Coordinator?
      }
      //// Other/Called.swift
      protocol Flow: AnyObject {
        var childCoordinators: [Flow] { get set }
        var parentFlow: Flow? { get set }
      }
      extension Flow {
        func addFlow(_ flow: Flow) { childCoordinators.append(flow) }
        func removeFlow(_ flow: Flow) { childCoordinators.removeAll { $0 === flow } }
        func leave() { parentFlow?.removeFlow(self) }
      }
      final class ShopCoordinator: Flow {
        var childCoordinators: [Flow] = []
        weak var parentFlow: Flow?
        func showCart() {
          let cart = CartCoordinator()
          addFlow(cart)
        }
      }
      final class CartCoordinator: Flow {
        var childCoordinators: [Flow] = []
        weak var parentFlow: Flow?
      }
      final class CartViewController: UIViewController {
        weak var coordinator: CartCoordinator?
        override func viewDidDisappear(_ animated: Bool) { coordinator?.leave() }
      }
      """)
  }

  @Test("Who removes its own children removes nobody else's")
  func othersRemovals() {
    expectMarks(
      RemoveChildCoordinators.self,
      """
      protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set } }
      extension Coordinator {
        func addChild(_ child: Coordinator) { childCoordinators.append(child) }
        func removeChild(_ child: Coordinator) { childCoordinators.removeAll { $0 === child } }
      }
      protocol UserCoordinatorDelegate: AnyObject { func didDismiss(_ coordinator: UserCoordinator) }
      final class StartCoordinator: Coordinator, UserCoordinatorDelegate {
        var childCoordinators: [Coordinator] = []
        func select() {
          let user = UserCoordinator()
          addChild(user)
        }
        func didDismiss(_ coordinator: UserCoordinator) {
          coordinator.controller.dismiss { self.removeChild(coordinator) }
        }
        func reset() { Task { [weak self] in self?.childCoordinators.removeAll() } }
      }
      final class UserCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        weak var delegate: UserCoordinatorDelegate?
        func select() {
          let item = ItemCoordinator()
          addChild(item) // ←
        }
        @objc func close() { delegate?.didDismiss(self) }
      }
      final class ItemCoordinator: Coordinator { var childCoordinators: [Coordinator] = [] }
      """)
  }

  @Test("What children do that are not among the sources, nobody knows")
  func unknownChildren() {
    expectMarks(
      RemoveChildCoordinators.self,
      """
      final class HarborCoordinator {
        var childCoordinators: [AnyObject] = []
        func showShips() {
          let ships = ShipsCoordinator(parent: self)
          childCoordinators.append(ships)
        }
        func ended(_ child: AnyObject) { childCoordinators.removeAll { $0 === child } }
      }
      final class BayCoordinator: NSObject, UINavigationControllerDelegate {
        var childCoordinators: [AnyObject] = []
        func showBoats() {
          let boats = BoatsCoordinator()
          childCoordinators.append(boats)
        }
        func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {
          childCoordinators.removeLast()
        }
      }
      final class BoatsCoordinator {}
      final class PierCoordinator {
        var childCoordinators: [AnyObject] = []
        func showBoats() {
          let boats = BoatsCoordinator()
          childCoordinators.append(boats)
        }
        func left(_ child: AnyObject) { childDidFinish(child) }
      }
      """)
  }

  @Test("A helper of all coordinators adds where it is called; an app's only flow stays")
  func helpersAndOnlyFlows() {
    expectMarks(
      RemoveChildCoordinators.self,
      """
      protocol Coordinator: AnyObject { var childs: [Coordinator] { get set } }
      extension Coordinator {
        func switchTo(coordinator: Coordinator) {
          childs.append(coordinator)
        }
      }
      final class AppCoordinator: Coordinator {
        var childs: [Coordinator] = []
        func start() {
          let auth = AuthCoordinator()
          switchTo(coordinator: auth)
        }
      }
      final class AuthCoordinator: Coordinator {
        var childs: [Coordinator] = []
        func verify() {
          let code = CodeCoordinator()
          switchTo(coordinator: code) // ←
        }
      }
      final class CodeCoordinator: Coordinator { var childs: [Coordinator] = [] }
      final class ResortCoordinator {
        var childCoordinators: [AnyObject] = []
        func start() {
          let walk = WalkthroughCoordinator()
          childCoordinators.append(walk) // ←
        }
        func didTapStart() { window.rootViewController = TabsController() }
      }
      final class WalkthroughCoordinator {}
      final class PhotosCoordinator {
        var childCoordinators: [AnyObject] = []
        init(photos: PhotosController) { photos.didPick = { photo in self.showDetail() } }
        func showDetail() {
          let detail = DetailCoordinator()
          childCoordinators.append(detail) // ←
        }
      }
      final class DetailCoordinator {}
      """)
  }

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
