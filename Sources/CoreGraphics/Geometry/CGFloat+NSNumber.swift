public import Foundation

extension CGFloat {
  /// Creates the value closest to a number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a value from a number; `nil` if the number can't be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
