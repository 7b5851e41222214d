import DisplayInterface
import Foundation

/// What a page is told.
///
/// A message is an object. Its members:
///
///     "all"     1: the page forgets what it knows; the rest of the message is everything there is
///     "run"     with "all": what tells this run of the app from others at the same address
///     "screen"  [width, height, "light" or "dark"]
///     "new"     [[id, placement, content], …]
///     "set"     [[id, content], …]
///     "put"     [[id, placement], …]
///     "in"      [[parent or 0 for the screen, child, child, …], …], from back to front
///     "move"    [[id, number, what moves, values, times or 0, milliseconds, delay, easing, how often or 0 for
///               ever, 1 for there and back, 1 for holding the last value], …]; [id, number] ends a motion
///     "gone"    [id, …]
///     "say"     [what a screen reader says, …]
///     "focus"   id or 0
///     "title"   what the app is called
///
/// A page that the person uses is told, in messages of their own:
///
///     "copy"    text for the clipboard
///     "open"    an address
///     "edit"    the revision of its last edit that the app took up or refused, in what it was told before
///
/// They apply in this order. A placement is `[x, y, width, height, originX, originY, clips]`, followed by
/// `boxWidth, boxHeight, a, b, c, d` of a node that is transformed. A content is an object of what is not usual: see
/// `ContentWriter`.
@MainActor struct MessageWriter {
  let state: PageState
  let content: ContentWriter
  private let run = PageServer.makeKey()

  init(state: PageState, content: ContentWriter) {
    self.state = state
    self.content = content
  }

  func message(_ changes: PageState.Changes, traits: DisplayTraits, isWhole: Bool) -> JSON {
    let tree = state.tree
    var members: [(String, JSON)] = []
    func add(_ name: String, _ values: [JSON]) {
      if !values.isEmpty { members.append((name, .array(values))) }
    }
    if isWhole { members += [("all", 1), ("run", .string(run))] }
    add(
      "screen",
      [
        .number(traits.size.width), .number(traits.size.height),
        traits.style == .dark ? "dark" : "light",
      ])
    add(
      "new",
      changes.created.compactMap { id in
        tree[id].map {
          [Self.id(id), Self.placement($0.placement), content.json($0)]
        }
      })
    add(
      "set",
      changes.updated.compactMap { id in
        tree[id].map { [Self.id(id), content.json($0)] }
      })
    add(
      "put",
      changes.placed.compactMap { id in
        tree[id].map { [Self.id(id), Self.placement($0.placement)] }
      })
    add(
      "in",
      changes.arranged.map { parent in
        .array([Self.id(parent)] + tree.children(of: parent).map(Self.id))
      })
    add("move", changes.motions.compactMap(motion))
    add("gone", changes.removed.map(Self.id))
    add("say", changes.announcements.map(JSON.string))
    if changes.movesFocus { members.append(("focus", Self.id(tree.focus))) }
    if changes.changesTitle { members.append(("title", .string(tree.title))) }
    return .object(members)
  }

  /// - Returns: `nil` for a change that is for all pages.
  static func errand(_ change: Change) -> JSON? {
    switch change {
    case .copy(let text): .object([("copy", .string(text))])
    case .open(let url): .object([("open", .string(url.absoluteString))])
    default: nil
    }
  }

  private func motion(_ change: Change) -> JSON? {
    switch change {
    case .move(let id, let motion) where state.tree.contains(id):
      .array([Self.id(id)] + MotionWriter.json(motion))
    case .still(let id, let number) where state.tree.contains(id):
      [Self.id(id), .number(Double(number))]
    default: nil
    }
  }

  private static func id(_ id: NodeID?) -> JSON { .number(Double(id?.rawValue ?? 0)) }

  private static func placement(_ placement: Placement) -> JSON {
    let (frame, origin) = (placement.frame, placement.origin)
    var numbers = [
      frame.minX, frame.minY, frame.width, frame.height, origin.x, origin.y,
      placement.clips ? 1 : 0,
    ]
    if let transform = placement.transform {
      let (size, plane) = (transform.size, [transform.a, transform.b, transform.c, transform.d])
      numbers += [size.width, size.height] + (transform.space ?? plane)
    }
    return .array(numbers.map { .number(Double($0)) })
  }
}
