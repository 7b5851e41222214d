/// A change that fixes a finding and needs no judgment.
package enum Fix: Sendable, Hashable {
  /// Adds `weak` to the property.
  case holdWeakly(property: String)
  /// Removes the import of UIKit, or replaces it by an import of Foundation.
  case dropUIKit
}
