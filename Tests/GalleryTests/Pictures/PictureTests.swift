import Foundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("How the gallery looks") struct PictureTests {
  @Test(
    "on a phone and on a wide screen",
    arguments: [
      ("gallery", CGSize(width: 390, height: 844)),
      ("gallery-wide", CGSize(width: 1024, height: 768)),
    ])
  func looks(name: String, size: CGSize) async throws {
    let gallery = GalleryOnScreen(size: size)
    try await expectPicture(of: gallery.screen, named: name, in: "../../../docs/pictures")
    gallery.screen.close()
  }
}
