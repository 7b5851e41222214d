import Foundation
import Testing

/// What an app's subclasses inherit. A designated initializer that an app doesn't see keeps its subclasses from
/// inheriting those that it sees: `class Logo: UIImage` would have no `init(named:)`.
@Suite("Open classes") struct OpenClassTests {
  /// Classes whose objects apps get or make without subclassing them.
  private static let withoutSubclasses: Set<String> = [
    "AlignmentRectContext", "ConnectionOptions", "Configuration", "Detent", "Geometry",
    "InteractionContext", "NSCollectionLayoutDecorationItem",
    "NSCollectionLayoutDimension", "NSCollectionLayoutGroup", "NSCollectionLayoutSpacing",
    "NSCollectionLayoutSupplementaryItem", "NSExpression", "NSFileAccessIntent", "NSLayoutAnchor",
    "NSUbiquitousKeyValueStore", "SymbolConfiguration",
    "UIApplicationShortcutIcon", "UICalendarSelection", "UICollectionViewFocusUpdateContext",
    "UICollectionViewUpdateItem", "UIDeferredMenuElement", "UIFieldBehavior", "UIFocusSystem",
    "UIFocusUpdateContext", "UIGraphicsPDFRendererContext", "UIGraphicsRenderer",
    "UIGraphicsRendererContext", "UIKey", "UIMenuElement", "UIOpenURLContext", "UIPasteboard",
    "UIPointerRegionRequest", "UIPointerStyle", "UIPressesEvent", "UISceneSession",
    "UIStatusBarManager", "UISymbolEffectCompletionContext", "UITableViewFocusUpdateContext",
    "UITextItem", "UITextPosition",
    "UITextRange",
    "UIViewPrintFormatter",
    "Transition", "ZoomSourceViewProviderContext",
  ]

  @Test("have no designated initializer that apps don't see")
  func initializers() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/UIKitCore").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
    var found: Set<String> = []
    var classes = 0
    for path in paths {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let (open, hidden) = Self.classes(in: text)
      classes += open
      found.formUnion(hidden)
    }
    #expect(classes > 250)
    #expect(found == Self.withoutSubclasses)
  }

  /// - Returns: How many open classes there are, and those with a designated initializer that isn't public.
  private static func classes(in text: String) -> (open: Int, hidden: Set<String>) {
    var (depth, open) = (0, 0)
    var around: [(name: String, depth: Int)] = []
    var hidden: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map({ String(Substring($0)) }) {
      if line.contains("open class "),
        let match = line.firstMatch(of: /\bopen class (?!var |func )(\w+)/)
      {
        around.append((String(match.1), depth))
        open += 1
      }
      if let last = around.last, depth == last.depth + 1, line.contains("init"),
        let match = line.firstMatch(of: /^ +((?:\w+ )*)init[?(!<]/),
        !match.1.contains(/public|open|convenience/)
      {
        hidden.insert(last.name)
      }
      let closed = line.utf8.count { $0 == UInt8(ascii: "}") }
      depth += line.utf8.count { $0 == UInt8(ascii: "{") } - closed
      while let last = around.last, depth <= last.depth, closed > 0 { around.removeLast() }
    }
    return (open, hidden)
  }
}
