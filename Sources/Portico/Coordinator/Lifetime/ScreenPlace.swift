import UIKit

/// The screens among the children of a container.
///
/// A screen that is still a child of a container that is still in its window is still reachable, so only the children
/// that are others than before have to be looked at: mostly the last ones.
@MainActor final class ScreenPlace {
  /// Of a claim that is known here.
  private struct Member {
    /// Among the children.
    let index: Int
    /// Whether there is a watch on the screen's view.
    let isWatched: Bool
  }

  private(set) weak var container: UIViewController?
  /// When they were last looked at. Screens that were freed have let go of their flow.
  private var children: [ObjectIdentifier]
  /// In the order of the children.
  private var members: [Member] = []
  /// Of the members. They aren't touched as long as nothing happens to them.
  private(set) var claims: [ScreenClaim] = []

  init(_ container: UIViewController) {
    self.container = container
    children = container.children.map { ObjectIdentifier($0) }
  }

  /// - Returns: Whether the screen is where it was when the children were last looked at. If not, it isn't added.
  func add(_ claim: ScreenClaim) -> Bool {
    guard let screen = claim.screen,
      let index = children.lastIndex(of: ObjectIdentifier(screen))
    else { return false }
    var position = members.count
    while position > 0, members[position - 1].index >= index { position -= 1 }
    if position < members.count, members[position].index == index { remove(at: position) }
    members.insert(Member(index: index, isWatched: screen.isViewLoaded), at: position)
    claims.insert(claim, at: position)
    return true
  }

  /// Looks at the children.
  ///
  /// - Returns: The screens that may have left, or that have loaded their view; they are removed.
  func removeMoved(in window: UIWindow?, _ search: RootSearch) -> [ScreenClaim] {
    let present = container?.children ?? []
    var same = 0
    if let container, let window, search.root(of: container, hint: window).window === window {
      let count = min(present.count, children.count)
      while same < count, ObjectIdentifier(present[same]) == children[same] { same += 1 }
    }
    children.replaceSubrange(same..., with: present[same...].lazy.map { ObjectIdentifier($0) })
    var moved: [ScreenClaim] = []
    for position in members.indices.reversed() {
      let member = members[position]
      if member.index >= same || !member.isWatched && present[member.index].isViewLoaded {
        moved.append(remove(at: position))
      }
    }
    return moved
  }

  @discardableResult
  private func remove(at position: Int) -> ScreenClaim {
    members.remove(at: position)
    return claims.remove(at: position)
  }
}
