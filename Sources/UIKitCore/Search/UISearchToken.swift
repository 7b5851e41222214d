public import Foundation

/// A part of a search that is displayed as a unit.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  package final let icon: UIImage?
  package final let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// For the app's own use.
  open var representedObject: Any?
}
