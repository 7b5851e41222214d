/// The tags of a file, as far as they can be told apart in a damaged one. All ranges are of bytes.
struct Markup {
  struct Attribute {
    /// With the space before it.
    var range: Range<Int>
    var name: Range<Int>
    /// Inside of the quotation marks.
    var value: Range<Int>
  }

  struct Tag {
    var range: Range<Int>
    var name: Range<Int>
    var attributes: [Attribute] = []
    /// Where its element ends, tags included; `nil` for a tag that closes one, or that is not closed.
    var elementEnd: Int?
    var isSingle = false
  }

  private(set) var tags: [Tag] = []

  init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { read($0) }
  }

  /// The tags that begin elements, the root's first.
  var starts: [Tag] { tags.filter { $0.elementEnd != nil } }
  var attributes: [Attribute] { tags.flatMap(\.attributes) }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var open: [Int] = []
    var position = 0
    while position < text.count {
      guard text[position] == 0x3C else {
        position += 1
        continue
      }
      let start = position
      position += 1
      guard position < text.count else { return }
      if text[position] == 0x21 || text[position] == 0x3F {
        while position < text.count, text[position] != 0x3E { position += 1 }
        continue
      }
      let closes = text[position] == 0x2F
      if closes { position += 1 }
      var tag = Tag(range: start..<start, name: Self.name(text, &position))
      while position < text.count, text[position] != 0x3E, text[position] != 0x3C {
        if let attribute = Self.attribute(text, &position) { tag.attributes.append(attribute) }
      }
      guard position < text.count, text[position] == 0x3E else { continue }
      tag.isSingle = text[position - 1] == 0x2F
      position += 1
      tag.range = start..<position
      if closes {
        if let index = open.popLast() { tags[index].elementEnd = position }
      } else if tag.isSingle {
        tag.elementEnd = position
      } else {
        open.append(tags.count)
      }
      tags.append(tag)
    }
  }

  private static func name(_ text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Range<Int>
  {
    let start = position
    while position < text.count, ![0x20, 0x3E, 0x2F, 0x3D, 0x3C, 0x0A].contains(text[position]) {
      position += 1
    }
    return start..<position
  }

  /// Goes on by at least a byte.
  private static func attribute(
    _ text: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> Attribute? {
    let start = position
    position += 1
    guard text[start] == 0x20 else { return nil }
    let name = name(text, &position)
    guard position + 1 < text.count, text[position] == 0x3D, text[position + 1] == 0x22 else {
      return nil
    }
    position += 2
    let value = position
    while position < text.count, text[position] != 0x22 { position += 1 }
    defer { position += 1 }
    return Attribute(
      range: start..<min(position + 1, text.count), name: name, value: value..<position)
  }
}
