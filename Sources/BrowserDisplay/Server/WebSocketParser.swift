/// A parser of a client's frames, as specified by RFC 6455.
struct WebSocketParser {
  enum Event: Equatable {
    case text(String)
    case ping([UInt8])
    case close
  }

  /// The reason for closing the connection, as a status code.
  enum Failure: UInt16, Error {
    case violation = 1002
    case notText = 1003
    case notUnicode = 1007
    case tooLong = 1009
  }

  private struct Frame {
    var isFinal: Bool
    var code: UInt8
    var length: Int
    var headLength: Int
  }

  private let longestMessage: Int
  private var pending: [UInt8] = []
  /// The text received so far of a message in several frames.
  private var message: [UInt8]?

  init(longestMessage: Int) {
    self.longestMessage = longestMessage
  }

  /// - Returns: The events, and the reason for closing the connection, if there is one.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> (events: [Event], failure: Failure?) {
    pending += bytes
    var events: [Event] = []
    var start = 0
    defer { pending.removeFirst(start) }
    do {
      while let frame = try frame(at: start) {
        let body = start + frame.headLength
        guard pending.count - body >= frame.length else { break }
        let payload = unmasked(body..<body + frame.length)
        start = body + frame.length
        if let event = try event(of: frame, payload) { events.append(event) }
      }
    } catch {
      return (events, error)
    }
    return (events, nil)
  }

  /// Returns the bytes without the mask, which is in the four bytes before them and repeats itself.
  private func unmasked(_ range: Range<Int>) -> [UInt8] {
    let mask = pending[range.lowerBound - 4..<range.lowerBound]
    return pending.withUnsafeBytes { pending in
      let source = UnsafeRawBufferPointer(rebasing: pending[range])
      return [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
        var word: UInt64 = 0
        withUnsafeMutableBytes(of: &word) { $0.copyBytes(from: mask + mask) }
        let words = source.count & ~7
        for place in stride(from: 0, to: words, by: 8) {
          UnsafeMutableRawBufferPointer(target).storeBytes(
            of: source.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ word,
            toByteOffset: place, as: UInt64.self)
        }
        for place in words..<source.count {
          target[place] = source[place] ^ mask[mask.startIndex + place % 4]
        }
        count = source.count
      }
    }
  }

  private func frame(at start: Int) throws(Failure) -> Frame? {
    guard pending.count - start >= 2 else { return nil }
    let (first, second) = (pending[start], pending[start + 1])
    // Clients must mask all frames.
    guard first & 0x70 == 0, second & 0x80 != 0 else { throw .violation }
    let extra =
      switch second & 0x7F {
      case 126: 2
      case 127: 8
      default: 0
      }
    guard pending.count - start >= 2 + extra else { return nil }
    let length =
      extra == 0
      ? UInt64(second & 0x7F)
      : pending[start + 2..<start + 2 + extra].reduce(0) { $0 << 8 | UInt64($1) }
    let isControl = first & 0x08 != 0
    guard !isControl || (length <= 125 && first & 0x80 != 0) else { throw .violation }
    guard length <= UInt64(longestMessage - (isControl ? 0 : message?.count ?? 0)) else {
      throw .tooLong
    }
    let headLength = 6 + extra
    guard pending.count - start >= headLength else { return nil }
    return Frame(
      isFinal: first & 0x80 != 0, code: first & 0x0F, length: Int(length), headLength: headLength)
  }

  private mutating func event(of frame: Frame, _ payload: [UInt8]) throws(Failure) -> Event? {
    switch frame.code {
    case 0:
      guard message != nil else { throw .violation }
      message! += payload
    case 1:
      guard message == nil else { throw .violation }
      message = payload
    case 2: throw .notText
    case 8: return .close
    case 9: return .ping(payload)
    case 10: return nil
    default: throw .violation
    }
    guard frame.isFinal, let bytes = message else { return nil }
    message = nil
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUnicode }
    return .text(text)
  }
}
