public import Foundation

extension NSAttributedString {
  /// An empty text. Foundation on Linux hides the initializer of that name; written `NSAttributedString()`.
  public convenience init(_empty: Void = ()) {
    self.init(string: "")
  }
}
