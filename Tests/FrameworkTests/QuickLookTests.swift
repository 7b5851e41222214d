import PorticoTesting
import QuickLook
import Testing
import UIKit

@MainActor @Suite("QuickLook") struct QuickLookTests {
  final class Files: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    let urls: [URL]
    var steps: [String] = []

    init(_ urls: [URL]) {
      self.urls = urls
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
      -> any QLPreviewItem
    {
      urls[index] as NSURL
    }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { steps.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { steps.append("did") }
  }

  @Test("files are shown one at a time: text, a picture, and the name of another file")
  func files() async throws {
    let folder = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = CGSize(width: 4, height: 4)
    let picture = UIGraphicsImageRenderer(size: size).pngData { context in
      context.fill(CGRect(origin: .zero, size: size))
    }
    let urls = ["note.txt", "dot.png", "book.epub"].map { folder.appendingPathComponent($0) }
    for (url, data) in zip(urls, [Data("Buy milk".utf8), picture, Data([0xFF, 0xFE, 0xFF])]) {
      try data.write(to: url)
    }
    let files = Files(urls)
    let preview = QLPreviewController()
    preview.dataSource = files
    preview.delegate = files
    let root = UIViewController()
    let screen = Screen(root)
    root.present(preview, animated: false)
    try await screen.wait(for: "Buy milk")
    #expect(preview.currentPreviewItem?.previewItemURL == urls[0])
    try await screen.tap("Next")
    try await screen.wait(for: "dot.png")
    #expect(preview.title == "dot.png" && preview.contentUnavailableConfiguration == nil)
    try await screen.tap("Next")
    try await screen.wait(for: "book.epub")
    #expect(preview.currentPreviewItemIndex == 2)
    try await screen.tap("Previous")
    try await screen.wait(for: "dot.png")
    try await screen.tap("Done")
    try await screen.settle()
    #expect(files.steps == ["will", "did"] && root.presentedViewController == nil)
    screen.close()
  }

  @Test("only files are previewed")
  func canPreview() throws {
    #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.pdf")))
    #expect(!QLPreviewController.canPreview(try #require(URL(string: "https://example.com"))))
  }
}
