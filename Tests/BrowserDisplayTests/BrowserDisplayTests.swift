import DisplayInterface
import Foundation
import PointText
import Testing

@testable import BrowserDisplay

@MainActor @Suite("A display in browsers")
struct BrowserDisplayTests {
  let display: BrowserDisplay
  let inputs: AsyncStream<Input>

  init() throws {
    display = try #require(BrowserDisplay(text: PointTextMeasuring()))
    let (inputs, received) = AsyncStream.makeStream(of: Input.self)
    self.inputs = inputs
    display.open { received.yield($0) }
  }

  func node(_ id: UInt, _ string: String = "") -> Change {
    let run = Text.Run(string, font: Font(size: 17))
    return .create(
      NodeID(rawValue: id), NodeContent(body: string.isEmpty ? .none : .text(Text([run]))),
      NodePlacement(frame: CGRect(x: 1, y: 2, width: 300, height: 40)))
  }

  func ids(_ value: Any?) -> [Int] {
    (value as? [Any] ?? []).compactMap { ($0 as? [Any])?.first as? Int ?? $0 as? Int }
  }

  @Test func aPageGetsTheStateAndThenChanges() async throws {
    display.apply([node(1), node(2, "Hello"), .arrange(nil, [NodeID(rawValue: 1)])])
    let page = try await PageClient(display)
    let state = try await page.message()
    #expect(state["all"] as? Int == 1)
    #expect(ids(state["new"]) == [1, 2])
    #expect(state["in"] as? [[Int]] == [[0, 1]])

    display.apply([.place(NodeID(rawValue: 1), NodePlacement(frame: .zero, clips: true))])
    let change = try await page.message()
    #expect(change["all"] == nil)
    let put = try #require(change["put"] as? [[Any]])
    #expect(ids(put) == [1])
    #expect(put[0][1] as? [Int] == [0, 0, 0, 0, 0, 0, 1])
    #expect(change["new"] == nil && change["set"] == nil && change["in"] == nil)
    page.close()
    display.stop()
  }

  /// Another page is not to fill somebody's clipboard, or open what they did not ask for.
  @Test func onlyThePageInUseOpensAndCopies() async throws {
    let idle = try await PageClient(display)
    _ = try await idle.message()
    let used = try await PageClient(display)
    _ = try await used.message()
    var iterator = inputs.makeAsyncIterator()
    await used.send("[\"text\",\"a\"]")
    #expect(await iterator.next() == .text("a"))
    display.apply([
      .title("Shop"), .copy("words"), .open(URL(string: "https://example.org/?a=1")!),
    ])
    #expect(try await used.message()["title"] as? String == "Shop")
    #expect(try await used.message()["copy"] as? String == "words")
    #expect(try await used.message()["open"] as? String == "https://example.org/?a=1")
    #expect(try await idle.message()["title"] as? String == "Shop")
    display.apply([node(9)])
    #expect(ids(try await idle.message()["new"]) == [9])
    let later = try await PageClient(display)
    let state = try await later.message()
    #expect(state["title"] as? String == "Shop")
    #expect(state["copy"] == nil && state["open"] == nil)
    for page in [idle, used, later] { page.close() }
    display.stop()
  }

  @Test func removedNodesAreSentAsRanges() async throws {
    display.apply([1, 2, 3, 5, 7, 8].map { node($0) })
    let page = try await PageClient(display)
    _ = try await page.message()
    display.apply([8, 3, 1, 2, 5].map { .remove(NodeID(rawValue: $0)) })
    #expect(try await page.message()["gone"] as? [[Int]] == [[1, 3], [5, 5], [8, 8]])
    page.close()
    display.stop()
  }

  @Test func aPageThatComesBackLosesNothing() async throws {
    let first = try await PageClient(display)
    _ = try await first.message()
    display.apply([node(1), .arrange(nil, [NodeID(rawValue: 1)])])
    #expect(ids(try await first.message()["new"]) == [1])
    first.close()
    display.apply([node(2), .arrange(nil, [NodeID(rawValue: 1), NodeID(rawValue: 2)])])
    let second = try await PageClient(display)
    let state = try await second.message()
    #expect(ids(state["new"]) == [1, 2])
    #expect(state["in"] as? [[Int]] == [[0, 1, 2]])
    second.close()
    display.stop()
  }

  @Test func twoPagesShowTheSame() async throws {
    let pages = [try await PageClient(display), try await PageClient(display)]
    for page in pages { _ = try await page.message() }
    display.apply([node(7, "Both")])
    for page in pages {
      #expect(ids(try await page.message()["new"]) == [7])
      page.close()
    }
    display.stop()
  }

  @Test func changesOfAMomentAreOneMessage() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    display.apply([node(1), node(2)])
    for x in 0..<100 {
      display.apply([
        .place(NodeID(rawValue: 1), NodePlacement(frame: CGRect(x: x, y: 0, width: 1, height: 1)))
      ])
    }
    display.apply([.remove(NodeID(rawValue: 2))])
    let message = try await page.message()
    let new = try #require(message["new"] as? [[Any]])
    #expect(new.count == 1)
    #expect(new[0][1] as? [Int] == [99, 0, 1, 1, 0, 0, 0])
    #expect(message["put"] == nil && message["gone"] == nil)
    page.close()
    display.stop()
  }

  @Test func whoReadsTooSlowlyGetsTheNewestState() async throws {
    let slow = try await PageClient(display, room: 4096)
    let quick = try await PageClient(display)
    _ = try await slow.message()
    _ = try await quick.message()
    for id in 1...60 as ClosedRange<UInt> {
      // Each takes the place of the former one.
      let font = Font(family: String(repeating: "a", count: 100_000), size: 17)
      let place = NodePlacement(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let content = NodeContent(body: .text(Text([Text.Run("a", font: font)])))
      display.apply([.create(NodeID(rawValue: id), content, place)])
      if id > 1 { display.apply([.remove(NodeID(rawValue: id - 1))]) }
      #expect(ids(try await quick.message()["new"]) == [Int(id)])
    }
    var messages = 0
    while true {
      let message = try await slow.message()
      messages += 1
      if ids(message["new"]) == [60] {
        #expect(message["all"] as? Int == 1)
        break
      }
    }
    #expect(messages < 40)
    slow.close()
    quick.close()
    display.stop()
  }

  @Test func reportsWhatThePageReports() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    await page.send("[\"nonsense\"]")
    await page.send("[\"pointer\",\"began\",12,34.5,1000,0,0,1,0]")
    await page.send("[\"traits\",500,600,2,1,1,2,3,4,0,2,1]")
    var iterator = inputs.makeAsyncIterator()
    #expect(
      await iterator.next() == .pointer(Pointer(.began, at: CGPoint(x: 12, y: 34.5), time: 1)))
    var traits = DisplayTraits(
      size: CGSize(width: 500, height: 600), scale: 2, style: .dark, safeArea: (1, 2, 3, 4),
      opensLinks: true)
    (traits.textSteps, traits.isRightToLeft) = (2, true)
    #expect(await iterator.next() == .traits(traits))
    #expect(display.traits == traits)
    let message = try await page.message()
    #expect(message["screen"] as? [AnyHashable] == [500, 600, "dark"])
    page.close()
    display.stop()
  }

  /// Its end would never come.
  @Test func aPageThatIsGoneTouchesNothing() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    for (phase, id) in [("began", 0), ("began", 1), ("moved", 0), ("ended", 1), ("hovered", 2)] {
      await page.send("[\"pointer\",\"\(phase)\",12,34,1000,\(id),0,1,0]")
    }
    var iterator = inputs.makeAsyncIterator()
    for _ in 0..<5 { _ = await iterator.next() }
    page.close()
    let cancelled = Pointer(.cancelled, at: CGPoint(x: 12, y: 34), time: 1)
    #expect(await iterator.next() == .pointer(cancelled))
    display.apply([node(1)])
    let other = try await PageClient(display)
    _ = try await other.message()
    await other.send("[\"text\",\"a\"]")
    #expect(await iterator.next() == .text("a"))
    other.close()
    display.stop()
  }

  /// Its copy of a text waits for it; the others know nothing of the edit.
  @Test func answersAnEditAfterWhatBecameOfIt() async throws {
    let display = try #require(BrowserDisplay(text: PointTextMeasuring()))
    display.open { input in
      // Nothing becomes of the second.
      if case .edit(let edit) = input, edit.revision == -5 { display.apply([self.node(1)]) }
    }
    let page = try await PageClient(display)
    _ = try await page.message()
    let other = try await PageClient(display)
    _ = try await other.message()
    await page.send("[\"edit\",\"b\",1,1,-5,0,1,1,1,0,0]")
    #expect(ids(try await page.message()["new"]) == [1])
    #expect(try await page.message()["edit"] as? Int == -5)
    await page.send("[\"edit\",\"c\",1,-5,-6,0,1,1,1,0,0]")
    #expect(try await page.message()["edit"] as? Int == -6)
    display.apply([node(2)])
    #expect(ids(try await other.message()["new"]) == [1])
    #expect(ids(try await other.message()["new"]) == [2])
    page.close()
    other.close()
    display.stop()
  }

  @Test func takesMessagesInPartsAndAnswersPings() async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    let bytes =
      PageClient.frame(1, Array("[\"text\",".utf8), isFinal: false)
      + PageClient.frame(9, [1, 2, 3]) + PageClient.frame(0, Array("\"é".utf8), isFinal: false)
      + PageClient.frame(0, Array("\"]".utf8))
    for byte in bytes { await page.client.send([byte]) }
    #expect(await page.next() == .pong([1, 2, 3]))
    var iterator = inputs.makeAsyncIterator()
    #expect(await iterator.next() == .text("é"))
    await page.client.send(PageClient.frame(8, [3, 232]))
    #expect(await page.next() == .close(1000))
    #expect(await page.next() == .end)
    page.close()
    display.stop()
  }

  @Test(
    arguments: [
      ([0x81, 0x01, 0x20], 1002), (PageClient.frame(2, [1]), 1003),
      (PageClient.frame(1, [0xFF]), 1007), (PageClient.frame(0, [1]), 1002),
      (PageClient.frame(3, []), 1002), (PageClient.frame(1, [], length: 64 << 20), 1009),
      (PageClient.frame(1, [], length: .max), 1009),
      (PageClient.frame(9, [], isFinal: false), 1002),
      (PageClient.frame(9, [], length: 126), 1002),
      (
        PageClient.frame(1, [1], isFinal: false) + PageClient.frame(1, [1]), 1002
      ),
    ] as [([UInt8], UInt16)])
  func endsAConnectionThatBreaksTheRules(bytes: [UInt8], code: UInt16) async throws {
    let page = try await PageClient(display)
    _ = try await page.message()
    await page.client.send(bytes)
    #expect(await page.next() == .close(code))
    #expect(await page.next() == .end)
    page.close()
    let other = try await PageClient(display)
    #expect(try await other.message()["all"] as? Int == 1)
    other.close()
    display.stop()
  }

  @Test func picturesHaveAddresses() async throws {
    let pixels = Data([255, 0, 0, 255, 0, 255, 0, 128])
    let image = Image(
      source: .pixels(pixels, width: 2, height: 1), size: CGSize(width: 2, height: 1))
    let id = NodeID(rawValue: 1)
    display.apply([.create(id, NodeContent(body: .image(image)), NodePlacement(frame: .zero))])
    let address = try #require(URL(string: display.address))
    let port = UInt16(try #require(address.port))
    let request = "GET \(address.path)/picture/1 HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
    let answer = try await SocketClient.request(request, port: port)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: image/png"))
    display.apply([.remove(id)])
    #expect(try await SocketClient.request(request, port: port).hasPrefix("HTTP/1.1 404"))
    display.stop()
  }
}
