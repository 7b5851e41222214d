/// The frames that a server sends through a WebSocket.
enum WebSocketFrame {
  static func text(_ text: String) -> [UInt8] { frame(1, Array(text.utf8)) }
  static func pong(_ payload: [UInt8]) -> [UInt8] { frame(10, payload) }

  static func close(_ code: UInt16) -> [UInt8] {
    frame(8, [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  private static func frame(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var head: [UInt8] = [0x80 | code]
    let length = payload.count
    switch length {
    case ..<126: head.append(UInt8(length))
    case ..<65_536: head += [126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default:
      head.append(127)
      head += (0..<8).map { UInt8(truncatingIfNeeded: length >> ((7 - $0) * 8)) }
    }
    return head + payload
  }
}
