import Foundation
import Testing

@testable import RepositorySearchHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("An HTTP client", .timeLimit(.minutes(15)))
struct HTTPClientTests {
  enum Transport: String, CaseIterable, Sendable {
    case standard, urlSession

    func client(timeout: Duration = GitHubServer.patience) -> HTTPClient {
      switch self {
      case .standard: HTTPClient(timeout: timeout)
      case .urlSession: HTTPClient(timeout: timeout, transport: URLSessionTransport())
      }
    }
  }

  private static let limit = HTTPClient.bodyLimit

  private func send(
    to server: ScriptedServer, by client: HTTPClient = HTTPClient(timeout: GitHubServer.patience),
    path: String = "/", headers: [String: String] = [:]
  ) async throws(HTTPFailure) -> HTTPAnswer {
    var request = URLRequest(url: URL(string: server.address + path)!)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return try await client.send(request)
  }

  @Test(
    "A body as large as the limit is taken, one byte more is not", arguments: Transport.allCases)
  func limit(transport: Transport) async throws {
    let server = try ScriptedServer { request, client in
      let count = Self.limit + (request.hasPrefix("GET /more") ? 1 : 0)
      client.send("HTTP/1.1 200 OK\r\n\r\n")
      client.send([UInt8](repeating: 0x30, count: count))
    }
    let client = transport.client()
    #expect(try await send(to: server, by: client).body.count == Self.limit)
    await #expect(throws: HTTPFailure.tooLarge) {
      try await send(to: server, by: client, path: "/more")
    }
  }

  @Test("A body without end is given up", arguments: Transport.allCases)
  func endless(transport: Transport) async throws {
    let server = try ScriptedServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      client.flood("10000\r\n".utf8 + [UInt8](repeating: 0x30, count: 65_536) + "\r\n".utf8)
    }
    await #expect(throws: HTTPFailure.tooLarge) {
      try await send(to: server, by: transport.client())
    }
  }

  @Test("The limit is of what the body decompresses to", arguments: Transport.allCases)
  func bomb(transport: Transport) async throws {
    let bomb = GzipBomb.data(count: 2 * Self.limit)
    #expect(bomb.count < Self.limit / 50)
    let server = try ScriptedServer { _, client in
      client.send(
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n")
      client.send(bomb)
    }
    await #expect(throws: HTTPFailure.tooLarge) {
      try await send(to: server, by: transport.client())
    }
  }

  @Test(
    "An answer that says it is larger is given up before it comes", arguments: Transport.allCases)
  func announced(transport: Transport) async throws {
    let server = try ScriptedServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nContent-Length: \(Self.limit + 1)\r\n\r\n0")
      client.waitForEnd()
    }
    await #expect(throws: HTTPFailure.tooLarge) {
      try await send(to: server, by: transport.client())
    }
  }

  @Test("The end of what comes byte by byte is the timeout", arguments: Transport.allCases)
  func slow(transport: Transport) async throws {
    let server = try ScriptedServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
      while client.send("0") { Thread.sleep(forTimeInterval: 0.02) }
    }
    await #expect(throws: HTTPFailure.timedOut) {
      try await send(to: server, by: transport.client(timeout: .milliseconds(300)))
    }
  }

  @Test("Who cancels does not wait for the bytes that are under way", arguments: Transport.allCases)
  func cancel(transport: Transport) async throws {
    let (requests, request) = AsyncStream<Void>.makeStream()
    let server = try ScriptedServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
      request.yield()
      while client.send("0") { Thread.sleep(forTimeInterval: 0.02) }
    }
    let task = Task { try await send(to: server, by: transport.client(timeout: .seconds(600))) }
    for await _ in requests { break }
    task.cancel()
    await #expect(throws: HTTPFailure.cancelled) { try await task.value }
  }

  @Test(
    "A refusal that asks for a password is an answer",
    arguments: Transport.allCases.filter { $0 != .urlSession })
  func challenge(transport: Transport) async throws {
    let server = try ScriptedServer(
      "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 2\r\n\r\n{}")
    #expect(try await send(to: server, by: transport.client()).status == 401)
  }

  @Test(
    "A confirmation may say how long what it confirms is", arguments: Transport.allCases)
  func confirmation(transport: Transport) async throws {
    let server = try ScriptedServer("HTTP/1.1 304 Not Modified\r\nContent-Length: 99\r\n\r\n")
    #expect(try await send(to: server, by: transport.client()).status == 304)
  }

  #if os(Linux)
    @Test("A length near the largest number, and trailers, are nothing to end a program for")
    func lengths() async throws {
      let long = try ScriptedServer("HTTP/1.1 200 OK\r\nContent-Length: \(Int.max)\r\n\r\n{}")
      await #expect(throws: HTTPFailure.tooLarge) { try await send(to: long) }
      let trailing = try ScriptedServer(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: y\r\n\r\n")
      #expect(try await send(to: trailing).body == Data("{}".utf8))
    }

    @Test("The body of a redirect and the head of an answer have their limits as well")
    func floods() async throws {
      let redirect = try ScriptedServer { _, client in
        client.send("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n")
        client.flood([UInt8](repeating: 0x30, count: 65_536))
      }
      await #expect(throws: HTTPFailure.tooLarge) { try await send(to: redirect) }
      for line in ["X: y\r\n", "HTTP/1.1 100 Continue\r\n\r\n"] {
        let head = try ScriptedServer { _, client in
          client.send(line.hasPrefix("X") ? "HTTP/1.1 200 OK\r\n" : "")
          client.flood(String(repeating: line, count: 1_000).utf8)
        }
        await #expect(throws: HTTPFailure.tooLarge, "\(line)") { try await send(to: head) }
      }
    }

    @Test("A line break in a header's value begins no other header")
    func headers() async throws {
      let server = try ScriptedServer { request, client in
        client.send("HTTP/1.1 200 OK\r\n\r\n" + request)
      }
      let answer = try await send(to: server, headers: ["X-Tag": "a\r\nX-Other: b"])
      #expect(!String(decoding: answer.body, as: UTF8.self).contains("\r\nX-Other"))
    }
  #endif

  @Test(
    "A redirect leads to a web server or nowhere",
    arguments: [
      "file:///etc/passwd", "data:,x", "ftp://127.0.0.1/", "http://user:word@127.0.0.1/", "http://",
      "//%00/",
    ])
  func redirect(place: String) async throws {
    let server = try ScriptedServer(
      "HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n")
    await #expect(throws: HTTPFailure.redirectNowhere) { try await send(to: server) }
  }

  @Test(
    "Everyone who reads an address finds the same host in it",
    arguments: [
      ("http://127.0.0.1:80/a?b#c", true), ("HTTPS://api.example", true), ("http://[::1]/", true),
      ("http://a@b/", false), ("http://a\\@b/", false), ("ftp://a/", false), ("http:///a", false),
      ("//a/", false), ("a", false),
    ])
  func address(text: String, isWebAddress: Bool) {
    #expect((URL(string: text)?.isWebAddress ?? false) == isWebAddress)
  }
}
