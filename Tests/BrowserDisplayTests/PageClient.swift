import Foundation
import Testing

@testable import BrowserDisplay

/// A page's side of a WebSocket.
@MainActor final class PageClient {
  enum Frame: Equatable {
    case text(String)
    case pong([UInt8])
    case close(UInt16)
    case end
  }

  let client: SocketClient
  private var pending: [UInt8] = []

  /// Opens a WebSocket, as the page does.
  static func connect(to display: BrowserDisplay, room: Int32? = nil) async throws -> SocketClient {
    let address = try #require(URL(string: display.address))
    let port = try #require(address.port)
    let request = """
      GET \(address.path)/socket HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Origin: http://127.0.0.1:\(port)\r
      Connection: keep-alive, Upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      \r

      """
    return try await SocketClient.connect(
      port: UInt16(port), room: room, saying: Array(request.utf8))
  }

  init(_ display: BrowserDisplay, room: Int32? = nil) async throws {
    client = try await Self.connect(to: display, room: room)
    while HTTPRequest.headLength(in: pending) == nil {
      let bytes = await client.receive()
      guard !bytes.isEmpty else { break }
      pending += bytes
    }
    let length = try #require(HTTPRequest.headLength(in: pending))
    let head = String(decoding: pending[..<length], as: UTF8.self)
    try #require(head.hasPrefix("HTTP/1.1 101 "))
    try #require(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    pending.removeFirst(length + 4)
  }

  func close() { client.close() }

  func send(_ text: String) async {
    await client.send(Self.frame(1, Array(text.utf8)))
  }

  func next() async -> Frame {
    while true {
      if let frame = take() { return frame }
      let bytes = await client.receive()
      guard !bytes.isEmpty else { return .end }
      pending += bytes
    }
  }

  /// The next message.
  func message() async throws -> [String: Any] {
    guard case .text(let text) = await next() else { return [:] }
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func take() -> Frame? {
    guard pending.count >= 2 else { return nil }
    let extra = [126: 2, 127: 8][pending[1]] ?? 0
    guard pending.count >= 2 + extra else { return nil }
    let length =
      extra == 0 ? Int(pending[1]) : pending[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
    let start = 2 + extra
    guard pending.count >= start + length else { return nil }
    let payload = Array(pending[start..<start + length])
    let code = pending[0]
    pending.removeFirst(start + length)
    switch code {
    case 0x81: return .text(String(decoding: payload, as: UTF8.self))
    case 0x8A: return .pong(payload)
    case 0x88: return .close(UInt16(payload[0]) << 8 | UInt16(payload[1]))
    default: return nil
    }
  }

  /// As a client sends it, masked.
  nonisolated static func frame(
    _ code: UInt8, _ payload: [UInt8], isFinal: Bool = true, length: UInt64? = nil
  ) -> [UInt8] {
    let length = length ?? UInt64(payload.count)
    var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | code]
    switch length {
    case ..<126: bytes.append(0x80 | UInt8(length))
    case ..<65_536: bytes += [0x80 | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default:
      bytes.append(0x80 | 127)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64((7 - $0) * 8)) }
    }
    let key: [UInt8] = [0x12, 0xFE, 0x80, 0x07]
    return bytes + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
  }
}
