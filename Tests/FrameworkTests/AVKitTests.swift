import AVKit
import PorticoTesting
import Testing

@MainActor @Suite("AVKit") struct AVKitTests {
  @Test("a player's screen says what it can't play, and is closed by its button")
  func closing() async throws {
    let root = UIViewController()
    let screen = Screen(root)
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(fileURLWithPath: "/clips/intro.mp4"))
    root.present(controller, animated: false)
    try await screen.wait(for: "Cannot Play")
    #expect(screen.shows("intro.mp4"))
    try await screen.tap("Close")
    try await screen.settle()
    #expect(root.presentedViewController == nil)
    screen.close()
  }
}
