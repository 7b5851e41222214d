public import UIKitCore

extension UIView {
  /// The aspects of a view that a change of a property can invalidate.
  public enum Invalidations {
    /// Calls `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      public init() {}
      @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Calls `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      public init() {}
      @preconcurrency @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Calls `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      public init() {}
      @preconcurrency @MainActor public func invalidate(view: UIView) {
        view.setNeedsUpdateConstraints()
      }
    }

    /// Calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      @preconcurrency @MainActor public func invalidate(view: UIView) {
        view.invalidateIntrinsicContentSize()
      }
    }

    /// Calls `setNeedsUpdateProperties()`.
    public struct Properties: UIViewInvalidating {
      public init() {}
      @preconcurrency @MainActor public func invalidate(view: UIView) {
        view.setNeedsUpdateProperties()
      }
    }

    /// Both of two aspects.
    public struct Tuple<
      Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating
    >: UIViewInvalidating {
      private let first: Invalidation1
      private let second: Invalidation2

      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }

      @preconcurrency @MainActor public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}
