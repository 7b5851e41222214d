import Foundation

/// A server for a page's files and WebSockets, for clients that know the key.
///
/// It listens only on the loopback interface. It refuses requests whose host is another name, which a website could
/// have resolved to this machine, and WebSockets of other pages.
@MainActor final class PageServer {
  /// The maximum number of connections. Beyond it, the oldest connection without a request is closed.
  static let mostConnections = 64
  /// The time within which a request's head must arrive.
  static let patience: DispatchTimeInterval = .seconds(10)

  let key: String
  /// The name of another host that forwards to this one.
  private let forwarder: String?
  private(set) var port: UInt16 = 0
  private let file: @MainActor (String) -> HTTPResponse?
  private let open: @MainActor (PageSocket) -> Void
  private var listener: Listener?
  private var connections: [ObjectIdentifier: Connection] = [:]
  /// The connections that haven't sent a request yet, the oldest first.
  private var waiting: [Connection] = []

  /// - Parameters:
  ///   - key: The part of the address that nobody can guess, or `nil` for a new one.
  ///   - forwarder: The name of a host that forwards to this one, in addition to forwarders that keep the
  ///     loopback's name.
  ///   - file: A closure that returns the response to a `GET` request for a path below the key.
  ///   - open: A closure that receives each opened WebSocket.
  init(
    key: String? = nil, forwarder: String? = nil,
    file: @escaping @MainActor (String) -> HTTPResponse?,
    open: @escaping @MainActor (PageSocket) -> Void
  ) {
    self.file = file
    self.open = open
    self.key = key ?? Self.makeKey()
    self.forwarder = forwarder
  }

  /// Returns 32 random hexadecimal digits.
  static func makeKey() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  var address: String { "http://127.0.0.1:\(port)/\(key)/" }

  /// - Returns: `true` if the server listens on the port.
  func start(port: UInt16) -> Bool {
    listener = Listener(port: port) { [weak self] in self?.accept($0) }
    self.port = listener?.port ?? 0
    return listener != nil
  }

  func stop() {
    listener?.cancel()
    listener = nil
    for connection in Array(connections.values) { connection.close() }
  }

  // MARK: Requests

  private func accept(_ descriptor: Int32) {
    if connections.count >= Self.mostConnections { waiting.first?.close() }
    let connection = Connection(descriptor)
    guard connections.count < Self.mostConnections else { return connection.close() }
    connections[ObjectIdentifier(connection)] = connection
    waiting.append(connection)
    var head: [UInt8] = []
    connection.receive = { [weak self, unowned connection] bytes in
      guard let self, !bytes.isEmpty else { return self?.forget(connection) ?? () }
      head += bytes
      if let length = HTTPRequest.headLength(in: head) {
        waiting.removeAll { $0 === connection }
        answer(HTTPRequest(head: head[..<length]), rest: head[(length + 4)...], on: connection)
      } else if head.count > HTTPRequest.longestHead {
        connection.end(with: HTTPResponse.badRequest.bytes())
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
      [weak self, weak connection] in
      // Bytes that arrived while the app was busy aren't late.
      connection?.read()
      guard let self, let connection, waiting.contains(where: { $0 === connection }) else { return }
      connection.close()
    }
  }

  private func forget(_ connection: Connection) {
    connections[ObjectIdentifier(connection)] = nil
    waiting.removeAll { $0 === connection }
  }

  private func answer(
    _ request: HTTPRequest?, rest: ArraySlice<UInt8>, on connection: Connection
  ) {
    guard let request else { return connection.end(with: HTTPResponse.badRequest.bytes()) }
    let isHead = request.method == "HEAD"
    func end(_ response: HTTPResponse) { connection.end(with: response.bytes(withBody: !isHead)) }
    guard isKnown(request["host"]), request["origin"].map({ isOwn($0, request) }) ?? true else {
      return end(.forbidden)
    }
    let prefix = "/\(key)/"
    guard request.path.hasPrefix(prefix) else { return end(.notFound) }
    guard request.method == "GET" || isHead else { return end(.wrongMethod) }
    let name = String(request.path.dropFirst(prefix.count))
    guard name == "socket" else { return end(file(name) ?? .notFound) }
    // Every page sends an origin, and other clients don't.
    guard request["origin"] != nil else { return end(.forbidden) }
    guard request.field("upgrade", lists: "websocket"),
      request.field("connection", lists: "upgrade"), request["sec-websocket-version"] == "13",
      let challenge = request["sec-websocket-key"]
    else { return end(.badRequest) }
    connection.send(Self.handshake(for: challenge))
    let socket = PageSocket(connection) { [weak self] in self?.forget(connection) }
    open(socket)
    if !rest.isEmpty { connection.receive?(Array(rest)) }
  }

  /// Returns `true` if a `Host` field names this machine or its forwarder. The port isn't compared, because a
  /// tunnel may have another one.
  private func isKnown(_ host: String?) -> Bool {
    guard let host else { return false }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    let isForwarder = forwarder.map { parts[0].lowercased() == $0.lowercased() } ?? false
    return (["127.0.0.1", "localhost"].contains(parts[0]) || isForwarder)
      && (parts.count == 1 || (parts.count == 2 && UInt16(parts[1]) != nil))
  }

  private func isOwn(_ origin: String, _ request: HTTPRequest) -> Bool {
    let host = request["host"] ?? ""
    return origin == "http://\(host)" || forwarder != nil && origin == "https://\(host)"
  }

  private static func handshake(for challenge: String) -> [UInt8] {
    let hash = SHA1.hash(Array((challenge + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
    let head = """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(Data(hash).base64EncodedString())\r
      \r

      """
    return Array(head.utf8)
  }
}
