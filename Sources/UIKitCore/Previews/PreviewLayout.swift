import Foundation

/// The size of a preview.
package enum PreviewLayout: Equatable {
  case screen
  case landscape
  case sizeThatFits
  case fixed(CGSize)
}
