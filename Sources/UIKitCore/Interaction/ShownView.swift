import DisplayInterface
package import Foundation

/// A view as it shows, with what it has from the views around it.
@MainActor package struct ShownView {
  package let view: UIView
  /// Whether the view, or one around it, takes the keyboard's focus.
  package let isInFocusable: Bool
  /// Whether the view is a bar or stands in one.
  package let isInBar: Bool
  /// From the view's coordinates to the window's.
  private let toWindow: CGAffineTransform
  /// What the views around it leave to be seen, in the window's coordinates.
  private let room: CGRect

  /// The part of the view that shows in its window, in the window's coordinates; `nil` where nothing of
  /// it does.
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

  /// A subview of the view.
  package func entering(_ subview: UIView) -> ShownView {
    ShownView(
      subview, toWindow: subview.transformToSuperview.concatenating(toWindow), room: room,
      isInFocusable: isInFocusable, isInBar: isInBar)
  }
}
