import Foundation
import Portico
import Testing
import UIKit

@MainActor @Suite("Routes through columns")
struct ColumnRouteTests {
  enum MailRoute: Portico.Route {
    case columns
    case list
    case letter(Int)
    /// A flow of another class in the column of the letters.
    case draft

    static let all: [MailRoute] = [.list, .letter(1), .letter(2), .draft]
  }

  final class MailCoordinator: Coordinator<Never>, RoutedCoordinator {
    let split = UISplitViewController(style: .doubleColumn)
    var isWriting = false

    override func start() { try? navigate(to: .list, animated: false) }

    func path(to route: MailRoute) throws -> [MailRoute] {
      route == .list ? [.columns, .list] : [.columns, .list, route]
    }

    func destination(for route: MailRoute) -> Destination {
      switch route {
      case .columns: .screen { [split] in split }
      case .list:
        .flow(Flow("list") { $0.push($0.screen()) }, in: .column(.primary, of: split))
      case .letter(let number):
        .flow(
          Flow("letter \(number)") { $0.push($0.screen()) }, in: .column(.secondary, of: split),
          id: number)
      case .draft: .flow(DraftCoordinator(self), in: .column(.secondary, of: split))
      }
    }
  }

  final class DraftCoordinator: Coordinator<Void> {
    weak var mail: MailCoordinator?

    init(_ mail: MailCoordinator) {
      self.mail = mail
      super.init()
    }

    override func start() { push(Screen("draft")) }

    override func shouldLeave() throws {
      if mail?.isWriting == true { throw LinkError("The letter was not sent.") }
    }
  }

  private func start(
    _ route: MailRoute, width: UIUserInterfaceSizeClass
  ) async throws -> (World, MailCoordinator) {
    let world = World()
    let coordinator = MailCoordinator(window: world.window)
    coordinator.split.traitOverrides.horizontalSizeClass = width
    try coordinator.navigate(to: route)
    await world.settle()
    return (world, coordinator)
  }

  /// What the columns show.
  private func picture(_ coordinator: MailCoordinator) -> [String] {
    let split = coordinator.split
    return [UISplitViewController.Column.primary, .secondary].compactMap { column in
      (split.viewController(for: column) as? UINavigationController)?.viewControllers
        .compactMap(\.title).joined(separator: " > ")
    }
  }

  private func title(_ route: MailRoute) -> String {
    if case .letter(let number) = route { "letter \(number)" } else { "\(route)" }
  }

  @Test(
    "From everywhere to everywhere: the target is seen, beside the list or on top of it",
    arguments: [UIUserInterfaceSizeClass.regular, .compact])
  func everywhere(width: UIUserInterfaceSizeClass) async throws {
    for from in MailRoute.all {
      for to in MailRoute.all {
        let (world, coordinator) = try await start(from, width: width)
        #expect(coordinator.split.isCollapsed == (width == .compact))
        let list = coordinator.childCoordinators.first
        try coordinator.navigate(to: to)
        await world.settle()
        let situation = "\(from), \(to)"
        let detail = to == .list ? from : to
        let details = detail == .list ? [] : [title(detail)]
        #expect(picture(coordinator) == ["list"] + details, "\(situation)")
        #expect(coordinator.childCoordinators.first === list, "\(situation)")
        #expect(coordinator.childCoordinators.count == 1 + details.count, "\(situation)")
        let seen = width == .compact ? title(to) : title(detail)
        #expect(world.visible?.title == seen, "\(situation)")
      }
    }
  }

  @Test("A flow that is to lose its column can refuse")
  func refuses() async throws {
    let (world, coordinator) = try await start(.draft, width: .regular)
    coordinator.isWriting = true
    #expect(throws: LinkError.self) { try coordinator.navigate(to: .letter(1)) }
    await world.settle()
    #expect(picture(coordinator) == ["list", "draft"])
    try coordinator.navigate(to: .list)
    coordinator.isWriting = false
    try coordinator.navigate(to: .letter(1))
    await world.settle()
    #expect(picture(coordinator) == ["list", "letter 1"])
  }

  @Test(
    "Both columns are restored, and what was on top",
    arguments: [UIUserInterfaceSizeClass.regular, .compact])
  func restores(width: UIUserInterfaceSizeClass) async throws {
    for route in MailRoute.all {
      let (_, coordinator) = try await start(route, width: width)
      let data = try #require(coordinator.state?.data)
      let world = World()
      let again = MailCoordinator(window: world.window)
      again.split.traitOverrides.horizontalSizeClass = width
      try again.restore(FlowState(data: data))
      await world.settle()
      #expect(picture(again) == picture(coordinator))
      #expect(world.visible?.title == title(route))
    }
  }
}
