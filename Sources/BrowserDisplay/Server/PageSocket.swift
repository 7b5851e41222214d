/// The WebSocket of a page.
@MainActor final class PageSocket {
  /// The largest length of a message from a page, such as a large paste.
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

  /// A Boolean value that indicates whether the page hasn't read all messages yet.
  var isCongested: Bool { connection.isCongested }

  func send(_ text: String) {
    connection.send(WebSocketFrame.text(text))
  }

  private func take(_ bytes: [UInt8]) {
    let (events, failure) = parser.feed(bytes)
    for event in events {
      switch event {
      case .text(let text): receive?(text)
      // A client that doesn't read the answers to its pings gets no more of them.
      case .ping(let payload): if !isCongested { connection.send(WebSocketFrame.pong(payload)) }
      case .close: return connection.end(with: WebSocketFrame.close(1000))
      }
    }
    if let failure { connection.end(with: WebSocketFrame.close(failure.rawValue)) }
  }
}
