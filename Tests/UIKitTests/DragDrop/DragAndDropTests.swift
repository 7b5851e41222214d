import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Drag and drop")
struct DragAndDropTests {
  final class Ends: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var items: [UIDragItem] = []
    var operation = UIDropOperation.copy
    var mayMove = true
    var handles = true

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items at \(Int(session.location(in: interaction.view!).x))")
      return items
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("will begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { mayMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    { handles }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform \(session.items.first?.localObject ?? "nothing")")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("end") }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let ends = Ends()
  let finger: Finger

  init() {
    window.isHidden = false
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    window.addSubview(source)
    window.addSubview(target)
    source.addInteraction(UIDragInteraction(delegate: ends))
    target.addInteraction(UIDropInteraction(delegate: ends))
    finger = Finger(window)
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    item.localObject = "item"
    ends.items = [item]
  }

  /// Runs `body` with time standing still, after a finger has been held long enough to lift.
  private func held(at x: CGFloat, _ y: CGFloat = 50, _ body: () -> Void) {
    let timeline = AnimationTimeline()
    timeline.isManual = true
    timeline.perform {
      finger.down(x, y)
      timeline.advance(by: 1)
      body()
    }
    window.isHidden = true
  }

  @Test("What is held follows the finger and is dropped where a view takes it")
  func drops() {
    held(at: 40) {
      finger.move(150, 50)
      finger.move(250, 50)
      finger.move(150, 50)
      finger.move(260, 50)
      finger.up(260, 50)
    }
    #expect(
      ends.log == [
        "items at 40", "will begin", "enter", "exit", "enter", "will end copy", "perform item",
        "end", "did end copy",
      ])
  }

  @Test("What is dropped elsewhere, or where it is refused, comes to nothing")
  func cancels() {
    held(at: 40) { finger.up(150, 200) }
    #expect(ends.log == ["items at 40", "will begin", "will end cancel", "did end cancel"])
  }

  @Test("A move that the source does not allow is none")
  func forbidsMoves() {
    ends.operation = .move
    ends.mayMove = false
    held(at: 40) {
      finger.move(250, 50)
      finger.up(250, 50)
    }
    #expect(!ends.log.contains { $0.hasPrefix("perform") })
    #expect(ends.log.last == "did end cancel")
  }

  @Test("Without items, and where nobody handles them, nothing is dragged")
  func refuses() {
    ends.items = []
    held(at: 40) {
      finger.move(250, 50)
      finger.up(250, 50)
    }
    #expect(Set(ends.log) == ["items at 40"])
  }
}

@MainActor @Suite("Dragging in lists")
struct ListDraggingTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var rows = ["a", "b", "c"]
    var log: [String] = []
    var dropped: (() -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
      item.localObject = rows[indexPath.row]
      return [item]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let from = item.sourceIndexPath,
        let to = coordinator.destinationIndexPath
      else { return }
      log.append(
        "\(item.dragItem.localObject!) \(from.row) to \(to.row) \(coordinator.proposal.intent)")
      rows.insert(rows.remove(at: from.row), at: to.row)
      tableView.moveRow(at: from, to: to)
      coordinator.drop(item.dragItem, toRowAt: to)
      dropped?()
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("ended \(tableView.hasActiveDrag)")
    }
  }

  @Test("A drop may take the table off the screen")
  func losesTable() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = Source()
    weak var table: UITableView?
    do {
      let new = UITableView(frame: window.bounds)
      new.rowHeight = 50
      new.contentInsetAdjustmentBehavior = .never
      new.dataSource = source
      new.dragDelegate = source
      new.dropDelegate = source
      new.dragInteractionEnabled = true
      window.addSubview(new)
      table = new
    }
    window.isHidden = false
    table?.layoutIfNeeded()
    source.dropped = { table?.removeFromSuperview() }
    let timeline = AnimationTimeline()
    timeline.isManual = true
    timeline.perform {
      let finger = Finger(window)
      finger.down(50, 25)
      timeline.advance(by: 1)
      finger.move(50, 120)
      finger.up(50, 120)
      timeline.advance(by: 1)
    }
    #expect(source.log == ["a 0 to 2 insertAtDestinationIndexPath", "ended false"])
    window.isHidden = true
    CATransaction.flush()
    #expect(table == nil)
  }

  @Test("A row is dragged to another place of its table")
  func movesRow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let table = UITableView(frame: window.bounds)
    let source = Source()
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.dragDelegate = source
    table.dropDelegate = source
    table.dragInteractionEnabled = true
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    let finger = Finger(window)
    let timeline = AnimationTimeline()
    timeline.isManual = true
    timeline.perform {
      finger.down(50, 25)
      timeline.advance(by: 1)
      #expect(table.hasActiveDrag)
      finger.move(50, 120)
      #expect(table.hasActiveDrop)
      finger.up(50, 120)
    }
    #expect(
      source.log == ["a 0 to 2 insertAtDestinationIndexPath", "ended false"])
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["b", "c", "a"])
    window.isHidden = true
  }
}

@MainActor @Suite("An item provider")
struct ItemProviderTests {
  @Test("It hands over strings, URLs, images and data by their types")
  func loads() async throws {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    let text = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
    #expect(text == "text")
    let item = await withCheckedContinuation { continuation in
      provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in
        continuation.resume(
          returning: (item as? NSData).map { String(decoding: $0 as Data, as: UTF8.self) })
      }
    }
    #expect(item == "text")
    let failure = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIImage.self) { _, error in
        continuation.resume(returning: (error as NSError?)?.domain)
      }
    }
    #expect(failure == NSItemProvider.errorDomain)
  }

  @Test("It hands over a text with its styles, and without them where nobody reads them")
  func attributedText() async throws {
    let text = NSMutableAttributedString(string: "plain bold")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 6, length: 4))
    let provider = NSItemProvider(object: text)
    #expect(provider.canLoadObject(ofClass: NSAttributedString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    let (string, isBold) = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
        let text = object as? NSAttributedString
        let font =
          text.flatMap { $0.length > 6 ? $0.attribute(.font, at: 6, effectiveRange: nil) : nil }
          as? UIFont
        continuation.resume(
          returning: (
            text?.string, font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
          ))
      }
    }
    #expect(string?.hasPrefix("plain bold") == true && isBold)
    let plain = NSItemProvider(object: "<b>" as NSString)
    let read = await withCheckedContinuation { continuation in
      _ = plain.loadObject(ofClass: NSAttributedString.self) { object, _ in
        continuation.resume(returning: (object as? NSAttributedString)?.string)
      }
    }
    #expect(read == "<b>")
  }

  @Test("It hands over files as their contents")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("[]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.hasItemConformingToTypeIdentifier("public.json"))
    let text = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
        continuation.resume(returning: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    #expect(text == "[]")
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
  }
}
