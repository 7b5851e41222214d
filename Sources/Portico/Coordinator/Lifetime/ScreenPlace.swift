import UIKit

/// The screens among the children of a container.
///
/// As long as the container is in its window, its children are reachable. Therefore only the children that have changed
/// since the last check are checked; these are usually the last ones.
@MainActor final class ScreenPlace {
  /// What is stored in addition to each of the ``claims``.
  private struct Member {
    /// The index of the screen among the children.
    let index: Int
    /// Whether the screen's view was loaded, and so has a watch view, at the last check.
    let isWatched: Bool
  }

  private(set) weak var container: UIViewController?
  /// The container's children at the last check. They are not retained: a deallocated screen has released its claim.
  private var children: [ObjectIdentifier]
  /// The members, in the order of the children.
  private var members: [Member] = []
  /// The claims, in the order of ``members``. A check doesn't read the claims of unchanged children.
  private(set) var claims: [ScreenClaim] = []

  init(_ container: UIViewController) {
    self.container = container
    children = container.children.map { ObjectIdentifier($0) }
  }

  /// - Returns: `false` if the screen wasn't among the children at the last check. It isn't added then.
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

  /// Compares the children with those at the last check.
  ///
  /// - Returns: The removed claims: those of screens that may have left the container, or that have loaded their view.
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
