/// Hashable elements, numbered in the order of insertion.
///
/// Lists have thousands of identifiers of types that are generic here. A dictionary is many times slower than
/// this table, which calls an element's hash function once.
struct Numbering<Element: Hashable & Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// A hash table of element numbers; -1 for a free slot. At least half of the slots are free.
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

  /// - Returns: An element that would occur twice. In this case no element is added.
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

  /// - Returns: An element that occurs twice, if any.
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
