/// Hashable elements, numbered in the order in which they came.
///
/// Lists have thousands of identifiers, of types that this module doesn't know. What a dictionary does for each of
/// them takes many times longer than this table's one call of their hash function.
struct Numbering<Element: Hashable & Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// Where elements are by their hash values: their numbers, -1 where there is none. At least half of it is free.
  private var slots: [Int32] = []

  var count: Int { elements.count }

  func number(of element: Element) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = element.hashValue & mask
    return slots.withUnsafeBufferPointer { slots in
      elements.withUnsafeBufferPointer { elements in
        while slots[slot] >= 0 {
          let number = Int(slots[slot])
          if elements[number] == element { return number }
          slot = (slot + 1) & mask
        }
        return nil
      }
    }
  }

  /// - Returns: An element that would occur twice; none is added then.
  mutating func append(_ new: [Element]) -> Element? {
    let start = count
    if start == 0 { elements = new } else { elements += new }
    let isRoomy = slots.count >= 2 * count
    if !isRoomy {
      var size = 16
      while size < 2 * count { size *= 2 }
      slots = Array(repeating: -1, count: size)
    }
    guard let twice = fillSlots(from: isRoomy ? start : 0) else { return nil }
    elements.removeSubrange(start...)
    slots = Array(repeating: -1, count: slots.count)
    _ = fillSlots(from: 0)
    return twice
  }

  /// - Returns: An element that occurs twice.
  private mutating func fillSlots(from start: Int) -> Element? {
    let mask = slots.count - 1
    let elements = elements
    return slots.withUnsafeMutableBufferPointer { slots in
      elements.withUnsafeBufferPointer { elements in
        for number in start..<elements.count {
          var slot = elements[number].hashValue & mask
          while slots[slot] >= 0 {
            let other = Int(slots[slot])
            if elements[other] == elements[number] { return elements[number] }
            slot = (slot + 1) & mask
          }
          slots[slot] = Int32(number)
        }
        return nil
      }
    }
  }
}
