public import UIKit

/// A controller whose appearance is judged.
@MainActor public protocol Probe: UIViewController {
  var appearances: AppearanceLog { get set }
}

extension Probe {
  func record(_ moment: Moment) {
    appearances.record(moment, of: self)
    Moments.fire(moment, self)
  }
}
