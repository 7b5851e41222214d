public import Foundation

// The dictionaries contain numbers by the keys `X`, `Y`, `Width` and `Height`.

private func numbers(_ dictionary: CFDictionary, _ keys: String...) -> [CGFloat]? {
  let numbers = keys.compactMap { key -> CGFloat? in
    switch dictionary[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
  return numbers.count == keys.count ? numbers : nil
}

extension CGPoint {
  public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let numbers = numbers(dict, "X", "Y") else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension CGSize {
  public var dictionaryRepresentation: CFDictionary {
    ["Width": Double(width), "Height": Double(height)]
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let numbers = numbers(dict, "Width", "Height") else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension CGRect {
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}
