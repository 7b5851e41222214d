import UIKitDiagnostics
public import Foundation

/// A transition from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  private var performHandler: ((UIStoryboardSegue) -> Void)?
  /// Whether the transition is animated.
  package final var isAnimated = true

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// - Parameter performHandler: The implementation of ``perform()``.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier, from: source, to: destination) { _ in performHandler() }
  }

  package convenience init(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController,
    performHandler: @escaping (UIStoryboardSegue) -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Calls the overridden designated initializer of a subclass that is known only at run time.
  @_silgen_name("UIKit_UIStoryboardSegue_make")
  package convenience init(
    making identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Shows the destination. A subclass can override this method.
  open func perform() {
    guard let performHandler else {
      trap(
        "Segues must either have a performHandler or they must override -perform (\(self))")
    }
    performHandler(self)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): \(identityDescription); identifier = '\(identifier ?? "")'; "
        + "\(type(of: source)) -> \(type(of: destination))>"
    }
  }
}

extension UIStoryboardSegue {
  /// Calls the initializer above, which calls the initializer that the subclass overrides.
  @_silgen_name("UIKit_UIStoryboardSegue_make")
  private class func allocate(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> UIStoryboardSegue

  class func make(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    allocate(identifier, source, destination)
  }
}
