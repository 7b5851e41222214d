package import Foundation

extension CGFloat {
  /// As UIKit prints it: no decimals where there are none.
  package var short: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}
