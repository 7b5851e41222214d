package import Foundation

/// One step from what a display shows to what it shall show.
package enum Change: Equatable, Sendable {
  /// A new node; it shows once it is arranged below another.
  case create(NodeID, Content, Placement)
  case update(NodeID, Content)
  case place(NodeID, Placement)
  /// The children of a node, or of the screen, from back to front, in place of the former ones.
  /// A node that no longer has a parent stays known until it is removed.
  case arrange(NodeID?, [NodeID])
  /// Forgets one node, which no longer shows; its children are removed by steps of their own.
  case remove(NodeID)
  /// Has a node that shows move. Nothing of it is left once it has ended.
  case move(NodeID, Motion)
  /// Ends the motion of a number, if it is under way.
  case still(NodeID, Int)
  /// The node that the keyboard acts on.
  case focus(NodeID?)
  /// Has assistive technology say something.
  case announce(String)
  /// What the screen is called.
  case title(String)
  /// Puts a text on the clipboard of the person's system.
  case copy(String)
  /// Shows what is at an address, where ``DisplayTraits/opensLinks`` says so.
  case open(URL)
}
