/// Reads consecutive numbers with a given number of bits.
enum PDFBits {
  /// - Parameters:
  ///   - start: In bits. Bits beyond the end are zero.
  ///   - count: Up to 32.
  static func value(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    let first = start >> 3
    if count == 8 { return first < bytes.count ? Int(bytes[first]) : 0 }
    let last = (start + count - 1) >> 3
    var value = 0
    for place in first...last { value = value << 8 | (place < bytes.count ? Int(bytes[place]) : 0) }
    return value >> ((last + 1) * 8 - start - count) & (1 << count - 1)
  }
}
