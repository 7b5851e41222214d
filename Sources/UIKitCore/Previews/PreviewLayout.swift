import Foundation

/// How large a preview is.
package enum PreviewLayout: Equatable {
  case screen
  case landscape
  case sizeThatFits
  case fixed(CGSize)
}
