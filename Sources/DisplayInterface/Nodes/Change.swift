package import Foundation

/// A step from what a display shows to what it is to show.
package enum Change: Equatable, Sendable {
  /// Creates a node. It becomes visible when it's arranged as a child of another node.
  case create(NodeID, NodeContent, NodePlacement)
  case update(NodeID, NodeContent)
  case place(NodeID, NodePlacement)
  /// Replaces the children of a node, or of the screen, in order from back to front. A node that no longer has a
  /// parent stays known until it's removed.
  case arrange(NodeID?, [NodeID])
  /// Removes a node that is no longer visible. Its children are removed by separate steps.
  case remove(NodeID)
  /// Animates a visible node. The animation has no effect after it has ended.
  case move(NodeID, Motion)
  /// Ends the motion with a number, if it hasn't ended yet.
  case still(NodeID, Int)
  /// Sets the node that receives key presses.
  case focus(NodeID?)
  /// Makes assistive technology announce a text.
  case announce(String)
  /// Sets the title of the screen.
  case title(String)
  /// Copies a text to the clipboard of the user's system.
  case copy(String)
  /// Opens an address, if ``DisplayTraits/opensLinks`` is `true`.
  case open(URL)
}
