import Foundation

/// A parsed visual format.
struct VisualFormat {
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }

  enum Spacing {
    /// The views touch.
    case none
    case standard
    case predicates([Predicate])
  }

  struct View {
    var name: String
    var predicates: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The spacing from the superview to the first view.
  var leadingSpacing: Spacing?
  var views: [View] = []
  /// `spacings[i]` is the spacing between view i and the next one.
  var spacings: [Spacing] = []
  /// The spacing from the last view to the superview.
  var trailingSpacing: Spacing?
}
