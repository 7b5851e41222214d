import Combine
import FoundationNetworking
import PorticoTesting
import Testing

@MainActor @Suite("Combine: Foundation's publishers") struct CombineFoundationTests {
  private final class Answering: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
      guard let url = request.url, url.path != "/missing" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
        return
      }
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(#"{"name": "a"}"#.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  private struct Item: Decodable, Equatable { let name: String }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    return URLSession(configuration: configuration)
  }

  @Test("what is at a URL is decoded")
  func dataTask() async throws {
    let url = try #require(URL(string: "https://example.com/item"))
    let recorder = session.dataTaskPublisher(for: url)
      .tryMap { data, response -> Data in
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw Problem.one }
        return data
      }
      .decode(type: Item.self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .record()
    try await waitUntil("it is loaded") { recorder.completionCount == 1 }
    #expect(recorder.values == [Item(name: "a")] && recorder.isFinished)
  }

  @Test("a task that fails has a URL error")
  func dataTaskError() async throws {
    let url = try #require(URL(string: "https://example.com/missing"))
    let recorder = session.dataTaskPublisher(for: URLRequest(url: url)).map(\.data).record()
    try await waitUntil("it fails") { recorder.completionCount == 1 }
    #expect(recorder.error?.code == .cannotConnectToHost)
  }

  @Test("nothing is loaded before it is requested")
  func lazyDataTask() throws {
    let url = try #require(URL(string: "https://example.com/item"))
    let recorder = session.dataTaskPublisher(for: url).record(.none)
    recorder.subscription?.cancel()
    recorder.request(1)
    #expect(recorder.values.isEmpty && recorder.completionCount == 0)
  }

  @Test("notifications of a name and an object come until the cancellation")
  func notifications() {
    let name = Notification.Name("Combine.notifications")
    let (center, object) = (NotificationCenter(), NSObject())
    let all = center.publisher(for: name).map { $0.userInfo?["n"] as? Int }.record()
    let ofOne = center.publisher(for: name, object: object).record()
    center.post(name: name, object: object, userInfo: ["n": 1])
    center.post(name: name, object: nil, userInfo: ["n": 2])
    center.post(name: Notification.Name("Other"), object: nil)
    all.subscription?.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 3])
    #expect(all.values == [1, 2] && ofOne.values.count == 1)
  }

  @Test("a timer ticks while it is connected")
  func timer() async throws {
    let timer = Timer.publish(every: 0.005, on: .main, in: .common)
    let recorder = timer.autoconnect().record()
    try await waitUntil("it has ticked twice") { recorder.values.count >= 2 }
    recorder.subscription?.cancel()
    let count = recorder.values.count
    let later = Just(1).delay(for: .milliseconds(20), scheduler: DispatchQueue.main).record()
    try await waitUntil("time passed") { later.isFinished }
    #expect(recorder.values.count == count)
  }
}
