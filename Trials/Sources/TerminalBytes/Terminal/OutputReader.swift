import Foundation

/// What an app has shown lately.
struct OutputReader {
  /// Whether the alternate screen is shown.
  private(set) var isAlternate = false
  private var bytes = Data()

  mutating func take(_ new: ArraySlice<UInt8>) {
    // Some of what came before, for what was cut.
    let overlap = 256
    if bytes.count > 1 << 20 { bytes = Data(bytes.suffix(overlap)) }
    let start = max(0, bytes.count - overlap)
    bytes += new
    let range = start..<bytes.count
    let enter = bytes.range(of: Data("\u{1B}[?1049h".utf8), options: .backwards, in: range)
    let leave = bytes.range(of: Data("\u{1B}[?1049l".utf8), options: .backwards, in: range)
    guard let last = [enter, leave].compactMap({ $0?.lowerBound }).max() else { return }
    isAlternate = last == enter?.lowerBound
  }

  mutating func clear() {
    bytes = Data()
  }

  func contains(_ string: String) -> Bool {
    bytes.range(of: Data(string.utf8)) != nil
  }

  func lastNumber(after string: String) -> Int? {
    guard let range = bytes.range(of: Data(string.utf8), options: .backwards) else { return nil }
    let digits = bytes[range.upperBound...].prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  var recent: String {
    String(decoding: bytes.suffix(400), as: UTF8.self).debugDescription
  }
}
