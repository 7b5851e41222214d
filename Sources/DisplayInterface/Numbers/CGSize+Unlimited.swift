package import Foundation

extension CGSize {
  /// A size without a limit in either direction.
  package static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
