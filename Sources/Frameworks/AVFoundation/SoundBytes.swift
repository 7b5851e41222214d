import Foundation

/// The bytes of a sound file. A place outside the file has no value.
struct SoundBytes {
  private let data: Data
  let range: Range<Int>

  init(_ data: Data) {
    self.data = data
    range = data.startIndex..<data.endIndex
  }

  private init(_ data: Data, _ range: Range<Int>) {
    self.data = data
    self.range = range
  }

  var count: Int { range.count }

  /// Returns as many of the bytes from a place as there are, or `nil` if the place is outside.
  func part(at offset: Int, count: Int) -> SoundBytes? {
    guard offset >= 0, offset <= range.count, count >= 0 else { return nil }
    let start = range.lowerBound + offset
    return SoundBytes(data, start..<(start + min(count, range.upperBound - start)))
  }

  /// Returns a number of up to eight bytes, the most significant one first.
  func big(_ offset: Int, _ count: Int) -> UInt64? {
    bytes(offset, count)?.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a number of up to eight bytes, the least significant one first.
  func little(_ offset: Int, _ count: Int) -> UInt64? {
    bytes(offset, count)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  func text(_ offset: Int, _ count: Int) -> String? {
    bytes(offset, count).flatMap { String(bytes: $0, encoding: .isoLatin1) }
  }

  func has(_ text: String, at offset: Int) -> Bool { self.text(offset, text.utf8.count) == text }

  private func bytes(_ offset: Int, _ count: Int) -> Data? {
    guard let part = part(at: offset, count: count), part.count == count else { return nil }
    return data[part.range]
  }
}
