import LinkPresentation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("LinkPresentation") struct LinkPresentationTests {
  private let url = URL(string: "https://example.com/page")

  @Test("a view shows the address, then the title, and the host")
  func view() async throws {
    let link = LPLinkView(url: try #require(url))
    let controller = UIViewController()
    let screen = Screen(controller)
    controller.view.addSubview(link)
    link.frame = CGRect(x: 20, y: 100, width: 300, height: 80)
    try await screen.wait(for: "https://example.com/page")
    try await screen.wait(for: "example.com")
    let metadata = LPLinkMetadata()
    metadata.url = url
    metadata.title = "A page"
    let height = link.sizeThatFits(.zero).height
    link.metadata = metadata
    try await screen.wait(for: "A page")
    #expect(height > 20 && link.intrinsicContentSize.height == height)
    screen.close()
  }

  @Test("there is no network, so nothing is fetched")
  func provider() async throws {
    let url = try #require(url)
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
    let error = await withCheckedContinuation { done in
      LPMetadataProvider().startFetchingMetadata(for: url) { metadata, error in
        #expect(metadata == nil)
        done.resume(returning: error)
      }
    }
    #expect((error as? LPError)?.code == .metadataFetchFailed)
  }

  @Test("metadata is copied")
  func copy() throws {
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.title = "A page"
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    metadata.title = "Another page"
    #expect(copy.title == "A page" && copy.originalURL == url)
  }
}
