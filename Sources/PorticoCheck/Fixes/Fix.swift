/// How a finding can be mended without a thought.
package enum Fix: Sendable, Hashable {
  /// The property gets `weak`.
  case holdWeakly(property: String)
  /// The import of UIKit is dropped, or becomes one of Foundation.
  case dropUIKit
}
