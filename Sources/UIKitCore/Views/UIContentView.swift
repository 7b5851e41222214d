/// A view that displays the content of a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can display `configuration`. The default implementation requires the type of the
  /// current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }

  func takes(_ configuration: any UIContentConfiguration) -> Bool { supports(configuration) }
}
