public import Foundation

/// The name of a colour in a catalog, of which Xcode makes a constant for each.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
