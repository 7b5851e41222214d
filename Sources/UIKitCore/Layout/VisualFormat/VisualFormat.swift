import Foundation

/// A parsed visual format.
struct VisualFormat {
  struct Predicate {
    enum Operand {
      case number(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var value: Operand
    var priority = UILayoutPriority.required
  }

  enum Spacing {
    /// The views touch.
    case none
    case standard
    case predicates([Predicate])
  }

  struct SizedView {
    var name: String
    var predicates: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The spacing from the superview to the first view.
  var leadingSpacing: Spacing?
  var views: [SizedView] = []
  /// `spacings[i]` is the spacing between view i and the next one.
  var spacings: [Spacing] = []
  /// The spacing from the last view to the superview.
  var trailingSpacing: Spacing?
}
