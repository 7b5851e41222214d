import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Sharing") struct SharingTests {
  final class Shout: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  }

  final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
      -> Any
    { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "")" }
  }

  func button(_ title: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl, control.accessibilityLabel == title { return control }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test("offers the activities that can do something with the items, and tells which was taken")
  func activities() {
    let root = UIViewController()
    withWindow(root) { window in
      var ends: [String] = []
      let shout = Shout()
      let sheet = UIActivityViewController(
        activityItems: [Source()], applicationActivities: [shout])
      sheet.excludedActivityTypes = [.copyToPasteboard]
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        ends.append("\(type?.rawValue ?? "none") \(completed)")
      }
      root.present(sheet, animated: true)
      pass()
      #expect(button("Copy", in: sheet.view) == nil)
      button("Shout", in: sheet.view)?.sendActions(for: .primaryActionTriggered)
      pass()
      #expect(shout.items as? [String] == ["for shout"])
      #expect(ends == ["shout true"])
      #expect(root.presentedViewController == nil)

      let other = UIActivityViewController(activityItems: [1], applicationActivities: [shout])
      other.completionWithItemsHandler = { type, completed, _, _ in
        ends.append("\(type?.rawValue ?? "none") \(completed)")
      }
      root.present(other, animated: true)
      pass()
      #expect(button("Shout", in: other.view) == nil)
      button("Cancel", in: other.view)?.sendActions(for: .primaryActionTriggered)
      pass()
      #expect(ends == ["shout true", "none false"])
    }
  }

  final class Picked: NSObject, UIDocumentPickerDelegate {
    var log: [String] = []
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      log.append(urls.map(\.lastPathComponent).joined())
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("cancelled")
    }
  }

  @Test("picks a file in a folder of a folder, or none")
  func documents() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: inner.appendingPathComponent("note.txt"))
    let root = UIViewController()
    let picked = Picked()
    withWindow(root) { _ in
      @MainActor func open() -> UINavigationController {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        picker.directoryURL = folder
        picker.delegate = picked
        root.present(picker, animated: true)
        pass()
        return picker.children[0] as! UINavigationController
      }
      @MainActor func tap(_ row: Int, _ navigation: UINavigationController) {
        let list = navigation.topViewController as! UITableViewController
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        pass()
      }
      var navigation = open()
      #expect(navigation.topViewController?.title == folder.lastPathComponent)
      tap(0, navigation)
      #expect(navigation.topViewController?.title == "inner")
      tap(0, navigation)
      #expect(picked.log == ["note.txt"])
      #expect(root.presentedViewController == nil)
      navigation = open()
      navigation.topViewController?.navigationItem.rightBarButtonItem?.perform()
      pass()
      #expect(picked.log == ["note.txt", "cancelled"])
    }
  }

  @Test("puts a file in the folder that is chosen, once", arguments: [true, false])
  func exporting(asCopy: Bool) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = files.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data([1]).write(to: file)
    defer { for url in [folder, file] { try? files.removeItem(at: url) } }
    let root = UIViewController()
    let picked = Picked()
    withWindow(root) { _ in
      @MainActor func export() -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy)
        picker.directoryURL = folder
        picker.delegate = picked
        root.present(picker, animated: true)
        pass()
        let navigation = picker.children[0] as? UINavigationController
        navigation?.topViewController?.navigationItem.rightBarButtonItem?.perform()
        pass()
        return picker
      }
      _ = export()
      #expect(picked.log == [file.lastPathComponent] && root.presentedViewController == nil)
      let target = folder.appendingPathComponent(file.lastPathComponent)
      #expect((try? Data(contentsOf: target)) == Data([1]))
      #expect(files.fileExists(atPath: file.path) == asCopy)
      #expect(export().presentedViewController is UIAlertController)
      #expect(picked.log.count == 1)
    }
  }

  @Test("has no pictures to pick: a picker can be cancelled")
  func pictures() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let root = UIViewController()
    withWindow(root) { _ in
      let picker = UIImagePickerController()
      root.present(picker, animated: true)
      pass()
      picker.topViewController?.navigationItem.rightBarButtonItem?.perform()
      pass()
      #expect(root.presentedViewController === picker)
      final class Cancelling: NSObject, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
      {}
      let delegate = Cancelling()
      picker.delegate = delegate
      picker.topViewController?.navigationItem.rightBarButtonItem?.perform()
      pass()
      #expect(root.presentedViewController == nil)
    }
  }
}
