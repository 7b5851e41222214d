package import Foundation

extension CGSize {
  /// A room without an end in either direction.
  package static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
