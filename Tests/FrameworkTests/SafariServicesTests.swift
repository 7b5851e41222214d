import PorticoTesting
import SafariServices
import Testing

@MainActor @Suite("SafariServices") struct SafariServicesTests {
  final class Log: NSObject, @preconcurrency SFSafariViewControllerDelegate {
    var steps: [String] = []

    @MainActor func safariViewController(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      steps.append("load \(didLoadSuccessfully)")
    }
    @MainActor func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      steps.append("finish, shown \(controller.presentingViewController != nil)")
    }
  }

  @Test("a browser shows the address, loads nothing, and is closed by its button")
  func closing() async throws {
    let log = Log()
    let root = UIViewController()
    let screen = Screen(root)
    let url = try #require(URL(string: "https://example.com/help"))
    let safari = SFSafariViewController(url: url)
    safari.delegate = log
    safari.dismissButtonStyle = .close
    root.present(safari, animated: false)
    try await screen.wait(for: "https://example.com/help")
    try await waitUntil("the load failed") { !log.steps.isEmpty }
    try await screen.tap("Close")
    try await screen.settle()
    #expect(log.steps == ["load false", "finish, shown true"])
    #expect(root.presentedViewController == nil)
    screen.close()
  }

  @Test("a browser keeps a copy of its configuration")
  func configuration() throws {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let url = try #require(URL(string: "http://example.com"))
    let safari = SFSafariViewController(url: url, configuration: configuration)
    configuration.entersReaderIfAvailable = false
    #expect(safari.configuration.entersReaderIfAvailable)
  }
}
