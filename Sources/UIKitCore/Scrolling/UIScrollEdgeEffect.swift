public import Foundation

/// How a scroll view's content fades at an edge, below bars. No display fades it.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
  public final class Style: NSObject, Sendable {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()

    private override init() {}
  }

  /// Has no effect: no display fades content at the edges of scroll views.
  public var style: Style = .automatic { willSet { checkThread() } }
  /// Has no effect: no display fades content at the edges of scroll views.
  public var isHidden = false { willSet { checkThread() } }

  override init() {}
}
