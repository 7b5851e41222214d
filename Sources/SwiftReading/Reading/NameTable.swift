/// The distinct words of a file. The words of ``Word`` have fixed numbers.
package struct NameTable {
  package private(set) var texts: [String] = []
  private var slots: [Int32]
  private var hashes: [UInt64] = []
  private var mask: Int

  private static let base: NameTable = {
    var table = NameTable(capacity: 1024)
    for word in Word.allCases {
      var text = word.text
      text.withUTF8 { _ = table.number(of: $0) }
    }
    return table
  }()

  /// Creates a table that contains the words of ``Word``.
  package init() {
    self = Self.base
  }

  private init(capacity: Int) {
    slots = Array(repeating: -1, count: capacity)
    mask = capacity - 1
  }

  package mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    hash ^= hash >> 29
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash { return Int32(number) }
      slot = (slot + 1) & mask
    }
    let number = Int32(texts.count)
    slots[slot] = number
    texts.append(String(decoding: bytes, as: UTF8.self))
    hashes.append(hash)
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }
}
