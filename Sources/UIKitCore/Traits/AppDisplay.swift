import Foundation
import HeadlessDisplay
package import DisplayInterface

/// The display of the app and its traits, on which fonts and images depend.
@MainActor package enum AppDisplay {
  package static var current: any Display = HeadlessDisplay(traits: .phone)
  /// The traits that the app's property list specifies, regardless of the display.
  static var ownTraits = UITraitCollection()
  private static var cached:
    (display: DisplayTraits, own: UITraitCollection, result: UITraitCollection)?

  /// Exchanges the width and the height of a display that nobody sees.
  ///
  /// - Returns: `false` if somebody sees the display.
  static func turn() -> Bool {
    guard let display = current as? HeadlessDisplay else { return false }
    let size = display.traits.size
    display.traits.size = CGSize(width: size.height, height: size.width)
    return true
  }

  static var traits: UITraitCollection {
    let (display, own) = (current.traits, ownTraits)
    if let cached, cached.display == display, cached.own === own { return cached.result }
    let collection = UITraitCollection(display: display).overridden(by: own.values)
    cached = (display, own, collection)
    return collection
  }
}
