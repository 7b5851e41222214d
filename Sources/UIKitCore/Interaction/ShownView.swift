import DisplayInterface
package import Foundation

/// A visible view, with the properties that it inherits from its ancestors.
@MainActor package struct ShownView {
  package let view: UIView
  /// Whether the view or an ancestor is focusable.
  package let isInFocusable: Bool
  /// Whether the view is a bar or in a bar.
  package let isInBar: Bool
  /// The transform from the view's coordinates to the window's.
  private let toWindow: CGAffineTransform
  /// The area to which the ancestors clip the view, in the window's coordinates.
  private let room: CGRect

  /// The visible part of the view in the window's coordinates, or `nil` if no part is visible.
  package var visibleRect: CGRect? {
    let rect = view.bounds.applying(toWindow).intersection(room)
    return rect.isNull || rect.isEmpty ? nil : rect
  }

  /// - Complexity: O(n) for a view n levels deep.
  package init(_ view: UIView) {
    let path = Array(sequence(first: view, next: \.superview))
    self = path.dropLast().reversed().reduce(ShownView(top: path[path.count - 1])) {
      $0.entering($1)
    }
  }

  private init(top view: UIView) {
    let isOnScreen = (view as? UIWindow)?.isOnScreen == true
    self.init(
      view, toWindow: .identity, room: isOnScreen ? view.bounds : .null, isInFocusable: false,
      isInBar: false)
  }

  private init(
    _ view: UIView, toWindow: CGAffineTransform, room: CGRect, isInFocusable: Bool, isInBar: Bool
  ) {
    self.view = view
    self.toWindow = toWindow
    self.isInFocusable = isInFocusable || view.canBecomeFocused
    self.isInBar = isInBar || view.contentRole == .bar
    if !view.shows {
      self.room = .null
    } else if view.clipsToBounds {
      self.room = room.intersection(view.bounds.applying(toWindow))
    } else {
      self.room = room
    }
  }

  /// Returns the visible view for a subview of this view.
  package func entering(_ subview: UIView) -> ShownView {
    ShownView(
      subview, toWindow: subview.transformToSuperview.concatenating(toWindow), room: room,
      isInFocusable: isInFocusable, isInBar: isInBar)
  }
}
