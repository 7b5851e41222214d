import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Document interaction") struct DocumentInteractionTests {
  final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
    let root: UIViewController
    var log: [String] = []

    init(_ root: UIViewController) {
      self.root = root
      super.init()
    }

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { root }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { log.append("begin") }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { log.append("end") }
  }

  func file(_ name: String, _ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(name)")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("previews texts, and nothing that it can't show")
  func preview() throws {
    let root = UIViewController()
    let text = try file("a.txt", "Hello")
    let archive = try file("a.zip", "PK")
    let delegate = Delegate(root)
    withWindow(root) { window in
      let controller = UIDocumentInteractionController(url: text)
      controller.delegate = delegate
      #expect(controller.uti == "public.plain-text")
      #expect(controller.presentPreview(animated: true))
      pass()
      let shown = root.presentedViewController
      #expect(shown?.view.all(UITextView.self).map(\.text) == ["Hello"])
      shown?.view.control("Done")?.press()
      pass()
      #expect(root.presentedViewController == nil)
      #expect(delegate.log == ["begin", "end"])
      controller.url = archive
      #expect(!controller.presentPreview(animated: true))
      #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: true))
      #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: true))
      pass()
      #expect(root.presentedViewController is UIActivityViewController)
    }
    for url in [text, archive] { try FileManager.default.removeItem(at: url) }
  }

  final class Report: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "report for \(activityType?.rawValue ?? "nobody")" }
  }

  @Test func `a provider makes its item for the activity that was chosen`() {
    let sheet = UIActivityViewController(
      activityItems: [Report(placeholderItem: "")], applicationActivities: nil)
    sheet.loadViewIfNeeded()
    sheet.view.control("Copy")?.press()
    #expect(UIPasteboard.general.string == "report for com.apple.UIKit.activity.CopyToPasteboard")
    UIPasteboard.general.items = []
  }

  @Test func `printing is not available`() {
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    let controller = UIPrintInteractionController.shared
    controller.printFormatter = UISimpleTextPrintFormatter(text: "A")
    #expect(!controller.present(animated: true) { _, _, _ in Issue.record("called") })
    let renderer = UIPrintPageRenderer()
    let formatter = UIMarkupTextPrintFormatter(markupText: "<p>")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    #expect(renderer.printFormattersForPage(at: 1) == [])
    #expect(renderer.printFormattersForPage(at: 2) == [formatter])
  }
}
