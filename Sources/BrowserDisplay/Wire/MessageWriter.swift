import DisplayInterface
import Foundation

/// A writer of the messages to a page. A message is an object with these members:
///
///     "all"     1: the page discards its state; the rest of the message is the whole state
///     "run"     with "all": an identifier that distinguishes this run of the app from others at the same address
///     "screen"  [width, height, "light" or "dark"]
///     "new"     [[id, placement, content], …]
///     "set"     [[id, content], …]
///     "put"     [[id, placement], …]
///     "in"      [[parent or 0 for the screen, child, child, …], …], from back to front
///     "move"    [[id, number, property, values, times or 0, milliseconds, delay, easing, repeat count or 0 for
///               forever, 1 if it autoreverses, 1 if it holds the last value], …]; [id, number] ends a motion
///     "gone"    [[first id, last id], …], ranges
///     "say"     [announcement for screen readers, …]
///     "focus"   id or 0
///     "title"   the app's title
///
/// The page that was used last receives these members, in messages of their own:
///
///     "copy"    text for the clipboard
///     "open"    a URL
///
/// A page whose edit the app has accepted or rejected receives this one, after the resulting changes:
///
///     "edit"    the revision of its last edit
///
/// The members apply in this order. A placement is `[x, y, width, height, originX, originY, clips]`, followed by
/// `boxWidth, boxHeight, a, b, c, d` if the node is transformed, or `boxWidth, boxHeight` and the elements of its
/// matrix if the transform is three-dimensional. The JSON of a content contains only values that differ from the
/// defaults: see `ContentWriter`.
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
    add("gone", Self.ranges(changes.removed))
    add("say", changes.announcements.map(JSON.string))
    if changes.movesFocus { members.append(("focus", Self.id(tree.focus))) }
    if changes.changesTitle { members.append(("title", .string(tree.title))) }
    return .object(members)
  }

  /// - Returns: `nil` for a change that's sent to all pages.
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

  /// Returns the ranges of consecutive IDs, because the nodes of a screen are usually created and removed together.
  private static func ranges(_ ids: [NodeID]) -> [JSON] {
    var ranges: [ClosedRange<UInt>] = []
    for id in ids.map(\.rawValue).sorted() {
      if let last = ranges.last, last.upperBound + 1 == id {
        ranges[ranges.count - 1] = last.lowerBound...id
      } else {
        ranges.append(id...id)
      }
    }
    return ranges.map { [.number(Double($0.lowerBound)), .number(Double($0.upperBound))] }
  }

  private static func placement(_ placement: NodePlacement) -> JSON {
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
