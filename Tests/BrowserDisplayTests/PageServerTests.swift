import DisplayInterface
import Foundation
import PointText
import SeededRandom
import Testing

@testable import BrowserDisplay

@MainActor @Suite("The server of the page")
struct PageServerTests {
  let display: BrowserDisplay
  let port: UInt16
  let path: String

  init() throws {
    display = try #require(BrowserDisplay(text: PointTextMeasuring()))
    let address = try #require(URL(string: display.address))
    port = UInt16(try #require(address.port))
    path = address.path + "/"
  }

  func get(
    _ path: String, method: String = "GET", host: String? = nil, more: String = ""
  ) async throws -> String {
    try await SocketClient.request(
      "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(more)\r\n",
      port: port)
  }

  @Test func servesThePageAndAllItsFiles() async throws {
    let page = try await get(path)
    #expect(page.hasPrefix("HTTP/1.1 200 OK"))
    #expect(page.contains("Content-Security-Policy: default-src 'none'"))
    let names = PageFiles.imports.union(["page.js", "page.css"])
    #expect(names.count > 7)
    for name in names {
      #expect(try await get(path + name).hasPrefix("HTTP/1.1 200 OK"), "\(name)")
    }
    display.stop()
  }

  @Test func everyKeyIsNew() throws {
    let other = try #require(BrowserDisplay(text: PointTextMeasuring()))
    #expect(path.count == 34)
    #expect(URL(string: other.address)?.path != URL(string: display.address)?.path)
    display.stop()
    other.stop()
  }

  @Test func answersNobodyWithoutTheKey() async throws {
    for path in ["/", "/page.js", "/0123/", String(path.dropLast(2)) + "/", "/socket"] {
      #expect(try await get(path).hasPrefix("HTTP/1.1 404"), "\(path)")
    }
    display.stop()
  }

  @Test func answersNoOtherHost() async throws {
    for host in ["example.org", "127.0.0.1.example.org", "localhost:x", ""] {
      #expect(try await get(path, host: host).hasPrefix("HTTP/1.1 403"), "\(host)")
    }
    // Behind a tunnel the port is another.
    #expect(try await get(path, host: "localhost:99").hasPrefix("HTTP/1.1 200"))
    display.stop()
  }

  @Test func answersNoOtherSite() async throws {
    #expect(
      try await get(path, more: "Origin: http://example.org\r\n").hasPrefix("HTTP/1.1 403"))
    let upgrade = """
      Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r

      """
    for origin in ["", "Origin: null\r\n", "Origin: http://127.0.0.1:1\r\n"] {
      #expect(
        try await get(path + "socket", more: upgrade + origin).hasPrefix("HTTP/1.1 403"),
        "\(origin)")
    }
    display.stop()
  }

  @Test func answersAForwarderThatIsAllowed() async throws {
    let other = try #require(
      BrowserDisplay(text: PointTextMeasuring(), forwarder: "x-8080.example.org"))
    let address = try #require(URL(string: other.address))
    let port = UInt16(try #require(address.port))
    func get(_ host: String, _ origin: String) async throws -> String {
      try await SocketClient.request(
        "GET \(address.path)/ HTTP/1.1\r\nHost: \(host)\r\nOrigin: \(origin)\r\n\r\n", port: port)
    }
    let host = "X-8080.example.org"
    #expect(try await get(host, "https://\(host)").hasPrefix("HTTP/1.1 200"))
    #expect(try await get(host, "https://example.org").hasPrefix("HTTP/1.1 403"))
    #expect(try await get("example.org", "https://example.org").hasPrefix("HTTP/1.1 403"))
    #expect(try await get("localhost", "http://localhost").hasPrefix("HTTP/1.1 200"))
    other.stop()
    display.stop()
  }

  @Test func takesTheKeyThatItIsGiven() throws {
    let other = try #require(
      BrowserDisplay(text: PointTextMeasuring(), key: "0123456789abcdef"))
    #expect(URL(string: other.address)?.path == "/0123456789abcdef")
    other.stop()
    display.stop()
  }

  @Test func onlyReads() async throws {
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      #expect(try await get(path, method: method).hasPrefix("HTTP/1.1 405"), "\(method)")
    }
    display.stop()
  }

  @Test func survivesBytesThatAreNoRequest() async throws {
    var random = SeededGenerator()
    for length in [4, 100, 20_000] {
      let noise = (0..<length).map { _ in random.next() as UInt8 }
      let client = try await SocketClient.connect(port: port)
      await client.send(noise + [13, 10, 13, 10])
      let answer = String(decoding: await client.receiveAll(), as: UTF8.self)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400"))
      client.close()
    }
    #expect(
      try await SocketClient.request(
        "GET \(path) HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", port: port
      ).hasPrefix("HTTP/1.1 400"))
    #expect(try await get(path).hasPrefix("HTTP/1.1 200"))
    display.stop()
  }

  @Test func twoHundredThatSayNothingKeepNobodyOut() async throws {
    var silent: [SocketClient] = []
    for _ in 0..<200 { silent.append(try await .connect(port: port)) }
    #expect(try await get(path).hasPrefix("HTTP/1.1 200"))
    for client in silent { client.close() }
    display.stop()
  }
}

extension PageFiles {
  /// What the scripts import.
  static var imports: Set<String> {
    let scripts = [
      script, nodesScript, bodiesScript, textScript, inputScript, deviceScript,
    ]
    return Set(
      scripts.flatMap { $0.matches(of: /from '\.\/([a-z]+\.js)'/).map { String($0.1) } })
  }
}
