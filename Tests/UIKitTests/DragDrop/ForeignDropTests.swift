import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Drops from other programs") struct ForeignDropTests {
  final class Target: NSObject, UIDropInteractionDelegate {
    var names: [String?] = []
    var types: [[String]] = []
    var isLocal: Bool?
    var photo: NSItemProvider?
    var accepts = UIDropOperation.copy

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: accepts) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      isLocal = session.localDragSession != nil
      for item in session.items {
        names.append(item.itemProvider.suggestedName)
        types.append(item.itemProvider.registeredTypeIdentifiers)
      }
      photo = session.items.first?.itemProvider
    }
  }

  @Test func `arrive as items of their types, by an interaction that takes them`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let target = Target()
    window.addInteraction(UIDropInteraction(delegate: target))
    window.isHidden = false
    let items = [
      ForeignItem(name: "My photo.png", type: "image/png", data: Data([1, 2])),
      ForeignItem(name: "notes.txt", type: "", data: Data("a".utf8)),
      ForeignItem(name: nil, type: "text/plain", data: Data("b".utf8)),
    ]
    func drop() {
      UIApplication.shared.inputRouter.receive(
        .drop(items, at: CGPoint(x: 5, y: 5)), in: window)
    }
    target.accepts = .forbidden
    drop()
    #expect(target.names.isEmpty)
    target.accepts = .copy
    drop()
    #expect(target.names == ["My photo", "notes", nil])
    #expect(target.types == [["public.png"], ["public.plain-text"], ["public.plain-text"]])
    #expect(target.isLocal == false)
    let data = await withCheckedContinuation { continuation in
      _ = target.photo?.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data([1, 2]))
    window.isHidden = true
  }
}
