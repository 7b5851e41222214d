/// The hash function that the WebSocket handshake requires. It isn't used for security.
enum SHA1 {
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: message.count + 9, by: 64) {
      mix(block(of: message, at: start), into: &state)
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Returns 64 bytes as words, including the bit and the length that follow the message.
  private static func block(of message: [UInt8], at start: Int) -> [UInt32] {
    let length = UInt64(message.count) * 8
    let isLast = start + 64 >= message.count + 9
    var words = [UInt32](repeating: 0, count: 16)
    for offset in 0..<64 {
      let index = start + offset
      let byte: UInt8 =
        if index < message.count {
          message[index]
        } else if index == message.count {
          0x80
        } else if isLast, offset >= 56 {
          UInt8(truncatingIfNeeded: length >> UInt64((63 - offset) * 8))
        } else {
          0
        }
      words[offset / 4] = words[offset / 4] << 8 | UInt32(byte)
    }
    return words
  }

  private static func mix(_ block: [UInt32], into state: inout [UInt32]) {
    var words = block
    for index in 16..<80 {
      words.append(
        rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotate(a, by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotate(b, by: 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
