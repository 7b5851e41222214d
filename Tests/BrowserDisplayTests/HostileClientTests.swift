import DisplayInterface
import Foundation
import PointText
import SeededRandom
import Testing

@testable import BrowserDisplay

/// Clients that know the key, and do what no page does. A page beside them goes on.
@MainActor @Suite("Hostile clients")
struct HostileClientTests {
  let display: BrowserDisplay
  let port: UInt16
  let path: String

  init() throws {
    display = try #require(BrowserDisplay(text: PointTextMeasuring()))
    let address = try #require(URL(string: display.address))
    port = UInt16(try #require(address.port))
    path = address.path + "/"
    display.open { input in Issue.record("The app was told of \(input)") }
  }

  private func expectAPageGetsChanges(_ page: PageClient) async throws {
    let id = NodeID(rawValue: 1)
    display.apply([.create(id, NodeContent(), NodePlacement(frame: .zero)), .arrange(nil, [id])])
    #expect(try await page.message()["new"] != nil)
    display.apply([.remove(id), .arrange(nil, [])])
    #expect(try await page.message()["gone"] != nil)
  }

  private func noise(_ count: Int) -> [UInt8] {
    var random = SeededGenerator()
    return (0..<count / 8).flatMap { _ in
      withUnsafeBytes(of: random.next() as UInt64) { Array($0) }
    }
  }

  @Test func aMillionRandomBytesInPlaceOfARequest() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    let client = try await SocketClient.connect(port: port)
    await client.send(noise(1_000_000))
    let answer = String(decoding: await client.receiveAll(), as: UTF8.self)
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400"))
    client.close()
    try await expectAPageGetsChanges(page)
    page.close()
    display.stop()
  }

  @Test func aMillionRandomBytesInPlaceOfMessages() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    let other = try await PageClient(display)
    _ = try await other.message()
    // A reserved bit is set, so that the first byte breaks the rules already.
    await other.client.send([0xF1] + noise(1_000_000))
    #expect([.close(1002), .end].contains(await other.next()))
    other.close()
    try await expectAPageGetsChanges(page)
    page.close()
    display.stop()
  }

  @Test func aMessageOf64MegabytesInParts() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    let other = try await PageClient(display)
    _ = try await other.message()
    let part = [UInt8](repeating: 0x20, count: 1 << 20)
    let first = PageClient.frame(1, part, isFinal: false)
    let next = PageClient.frame(0, part, isFinal: false)
    var sent = 0
    for frame in [first] + Array(repeating: next, count: 63) {
      let taken = await other.client.send(frame)
      sent += taken
      if taken < frame.count { break }
    }
    // What the system had room for may come on top of the longest message.
    #expect(sent < PageSocket.longestMessage + (12 << 20))
    #expect([.close(1009), .end].contains(await other.next()))
    other.close()
    try await expectAPageGetsChanges(page)
    page.close()
    display.stop()
  }

  @Test func twoHundredPages() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    var pages: [SocketClient] = []
    for _ in 0..<200 {
      let more = try await PageClient.connect(to: display)
      let answer = String(decoding: await more.receive(), as: UTF8.self)
      if answer.hasPrefix("HTTP/1.1 101 ") {
        pages.append(more)
      } else {
        #expect(answer.isEmpty)
        more.close()
      }
    }
    #expect(pages.count == PageServer.mostConnections - 1)
    try await expectAPageGetsChanges(page)
    for page in pages { page.close() }
    // There is room again.
    var answer = ""
    while !answer.hasPrefix("HTTP/1.1 200") {
      answer =
        (try? await SocketClient.request(
          "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", port: port)) ?? ""
    }
    page.close()
    display.stop()
  }
}
