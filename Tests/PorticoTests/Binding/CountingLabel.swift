import UIKit

/// A label that counts how often its text is set.
final class CountingLabel: UILabel {
  private(set) var updates: [String?] = []

  override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      updates.append(newValue)
    }
  }
}
