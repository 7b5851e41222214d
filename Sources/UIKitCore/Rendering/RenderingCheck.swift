import DisplayInterface
import Foundation
import HeadlessDisplay
import UIKitDiagnostics

/// Compares what a headless display received, turn by turn, with the current state of the views.
///
/// They differ if a setter doesn't mark its view. Debug builds compare at the end of every sixteenth turn,
/// which takes 2 percent of a test's time, and write each difference to standard error once. If
/// `UIKIT_RENDERING_CHECK` is `trap`, as in Portico's own tests, the first difference ends the program. If it's
/// `every`, they compare in every turn, and the first difference ends the program too.
@MainActor package enum RenderingCheck {
  private static let mode = getenv("UIKIT_RENDERING_CHECK").map { String(cString: $0) }
  private static let traps = mode == "trap" || mode == "every"
  private static var turns = 0
  private static var reported: Set<String> = []

  /// Compares windows that were rendered in this turn.
  static func run(_ windows: [UIWindow]) {
    #if DEBUG
      // A test that leaves out marks looks for the difference itself.
      if MarkSite.admits != nil { return }
    #endif
    turns &+= 1
    guard mode == "every" || turns.isMultiple(of: 16) else { return }
    for window in windows {
      guard let difference = firstDifference(in: window),
        reported.insert("\(difference.kind)").inserted
      else { continue }
      let reason =
        "The display shows something else than the views say. \(difference.kind) "
        + difference.details
      if traps { trap(reason) }
      Console.write("UIKit: \(reason)")
    }
  }

  /// Returns a difference between a window and what the headless display displays of it. Returns `nil` if there
  /// is no difference, if changes are pending or if another display is in use.
  package static func firstDifference(in window: UIWindow) -> (kind: String, details: String)? {
    guard let display = UIApplication.shared.display as? HeadlessDisplay, window.nodeID != nil,
      !window.needsRendering
    else { return nil }
    if let mistake = display.mistake { return ("A batch can't be applied:", "\(mistake)") }
    return difference(of: window, display.tree)
  }

  private static func difference(of view: UIView, _ tree: NodeTree) -> (String, String)? {
    func found(_ property: String, _ details: String) -> (String, String) {
      ("\(type(of: view)).\(property)", "\(details): \(view)")
    }
    guard let node = view.nodeID.flatMap({ tree[$0] }) else {
      return found("nodeID", "is not known to the display")
    }
    var wanted = view.shownContent
    // UIKit doesn't know when a value that a class of the app computes changes.
    if wanted.accessibility != node.content.accessibility,
      !String(reflecting: type(of: view)).hasPrefix("UIKitCore.")
    {
      wanted.accessibility = node.content.accessibility
    }
    if let part = firstDifference(node.placement, view.shownPlacement)
      ?? firstDifference(node.content, wanted)
    {
      return found(part.path, "is \(part.shown) and should be \(part.wanted)")
    }
    let subviews = view.subviewsStorage.filter { !$0.isHidden }
    let layers = view.layerStorage?.movingLayers?.roots ?? []
    if layers + subviews.map(\.nodeID) != node.children {
      return found("subviews", "are not those of the display")
    }
    for subview in subviews {
      if let found = descend({ difference(of: subview, tree) }) { return found }
    }
    return nil
  }

  /// Returns the innermost part that differs, such as `box.background`.
  private static func firstDifference<Value: Equatable>(
    _ shown: Value, _ wanted: Value
  ) -> (path: String, shown: String, wanted: String)? {
    guard shown != wanted else { return nil }
    func walk(_ shown: Any, _ wanted: Any, _ path: [String]) -> (String, String, String) {
      let (one, other) = (Mirror(reflecting: shown).children, Mirror(reflecting: wanted).children)
      if one.count == other.count {
        for (a, b) in zip(one, other) where a.label != b.label || "\(a.value)" != "\(b.value)" {
          return walk(a.value, b.value, path + [a.label ?? ""])
        }
      }
      return (path.joined(separator: "."), "\(shown)", "\(wanted)")
    }
    return walk(shown, wanted, [])
  }
}
