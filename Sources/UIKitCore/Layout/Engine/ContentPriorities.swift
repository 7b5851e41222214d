/// The priorities with which a view keeps the size of its content.
package struct ContentPriorities {
  private var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  private var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  package enum Kind {
    case hugging, compressionResistance
  }

  package subscript(kind: Kind, axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { kind == .hugging ? hugging[axis.rawValue] : compressionResistance[axis.rawValue] }
    set {
      if kind == .hugging {
        hugging[axis.rawValue] = newValue
      } else {
        compressionResistance[axis.rawValue] = newValue
      }
    }
  }
}
