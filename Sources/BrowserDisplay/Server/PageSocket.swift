/// The WebSocket of one page.
@MainActor final class PageSocket {
  /// A page's longest message: a large paste.
  static let longestMessage = 32 << 20

  var receive: (@MainActor (String) -> Void)?
  var drained: (@MainActor () -> Void)?
  var closed: (@MainActor () -> Void)?
  private let connection: Connection
  private var parser = WebSocketParser(longestMessage: PageSocket.longestMessage)

  init(_ connection: Connection, forget: @escaping @MainActor () -> Void) {
    self.connection = connection
    connection.receive = { [self] bytes in
      if bytes.isEmpty {
        forget()
        closed?()
        (receive, drained, closed) = (nil, nil, nil)
      } else {
        take(bytes)
      }
    }
    connection.drained = { [weak self] in self?.drained?() }
  }

  /// The page has not taken yet what it was sent.
  var isCongested: Bool { connection.isCongested }

  func send(_ text: String) {
    connection.send(WebSocketFrame.text(text))
  }

  private func take(_ bytes: [UInt8]) {
    let (events, failure) = parser.feed(bytes)
    for event in events {
      switch event {
      case .text(let text): receive?(text)
      // Who asks without end and reads no answers gets none.
      case .ping(let payload): if !isCongested { connection.send(WebSocketFrame.pong(payload)) }
      case .close: return connection.end(with: WebSocketFrame.close(1000))
      }
    }
    if let failure { connection.end(with: WebSocketFrame.close(failure.rawValue)) }
  }
}
