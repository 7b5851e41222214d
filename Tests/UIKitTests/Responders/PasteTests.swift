import Foundation
import Testing
import UIKit
import UIKitCore

// developer.apple.com/documentation/uikit/uipasteconfigurationsupporting
@MainActor @Suite("A paste configuration", .serialized)
struct PasteTests {
  final class Board: UIView {
    var pasted: [[NSItemProvider]] = []
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
  }

  private func items(_ objects: any NSItemProviderWriting...) -> [NSItemProvider] {
    objects.map(NSItemProvider.init(object:))
  }

  @Test("It accepts what can be read as a class, or is of a kind of a type")
  func accepts() {
    let view = UIView()
    #expect(view.pasteConfiguration == nil && !view.canPaste(items("a" as NSString)))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste(items("a" as NSString)))
    #expect(view.canPaste(items(NSURL(string: "a:b")!, "a" as NSString)))
    let images = UIPasteConfiguration()
    images.addTypeIdentifiers(forAccepting: UIImage.self)
    view.pasteConfiguration = images
    #expect(!view.canPaste(items("a" as NSString)))
    images.addAcceptableTypeIdentifiers(["public.text"])
    // A copy was set.
    #expect(view.pasteConfiguration !== images && !view.canPaste(items("a" as NSString)))
    view.pasteConfiguration = images
    #expect(view.canPaste(items("a" as NSString)))
    #expect(
      UIPasteConfiguration(forAccepting: String.self).acceptableTypeIdentifiers
        == NSString.readableTypeIdentifiersForItemProvider)
  }

  @Test("The paste command hands over what the pasteboard has, where that is accepted")
  func pastes() {
    let board = Board()
    let former = UIPasteboard.general.string
    defer { UIPasteboard.general.string = former }
    UIPasteboard.general.string = "text"
    #expect(!board.canPerformAction("paste:", withSender: nil))
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(board.canPerformAction("paste:", withSender: nil))
    board.paste(nil)
    #expect(board.pasted.map(\.count) == [1])
    UIPasteboard.general.url = URL(string: "https://example.org")
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(!board.canPerformAction("paste:", withSender: nil))
    board.paste(nil)
    #expect(board.pasted.count == 1)
  }

  @Test("A drop on a view that accepts the data is a paste")
  func drops() {
    final class Source: NSObject, UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let board = Board(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.addSubview(board)
    let source = Source()
    view.addInteraction(UIDragInteraction(delegate: source))
    func drag() {
      let finger = Finger(window)
      let timeline = AnimationTimeline()
      timeline.isManual = true
      timeline.perform {
        finger.down(40, 50)
        timeline.advance(by: 1)
        finger.move(250, 50)
        finger.up(250, 50)
      }
    }
    drag()
    #expect(board.pasted.isEmpty)
    board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    drag()
    #expect(board.pasted.map(\.count) == [1])
    window.isHidden = true
  }

  @Test("A responder says whether gestures for editing work on it")
  func editing() {
    final class Quiet: UIView {
      override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
    }
    #expect(UIView().editingInteractionConfiguration == .default)
    #expect(Quiet().editingInteractionConfiguration == .none)
  }
}
