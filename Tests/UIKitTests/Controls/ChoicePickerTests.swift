import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Choosing colours and fonts") struct ChoicePickerTests {
  final class Delegate: NSObject, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
  {
    var log: [String] = []
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("finished")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      log.append("cancelled")
    }
  }

  func select(_ row: Int, in controller: UIViewController) throws {
    let table = try #require(controller.view.all(UITableView.self).first)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    pass()
  }

  @Test("a colour well takes the colour that is chosen")
  func well() throws {
    let root = UIViewController()
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    root.view.addSubview(well)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    withWindow(root) { window in
      well.press()
      pass()
      guard let picker = root.presentedViewController as? UIColorPickerViewController else {
        Issue.record("no picker shows")
        return
      }
      try? select(3, in: picker)
      #expect(well.selectedColor == .systemRed)
      #expect(changes == 1)
      picker.view.control("Done")?.press()
      pass()
      #expect(root.presentedViewController == nil)
      well.selectedColor = .systemBlue
      #expect(changes == 1, "code sends no events")
    }
  }

  @Test("a picker tells when the person ends it, by a button or otherwise")
  func ends() throws {
    let root = UIViewController()
    let delegate = Delegate()
    withWindow(root) { window in
      let colors = UIColorPickerViewController()
      colors.delegate = delegate
      root.present(colors, animated: true)
      pass()
      colors.view.control("Done")?.press()
      pass()
      #expect(delegate.log == ["finished"])
      let fonts = UIFontPickerViewController()
      fonts.delegate = delegate
      root.present(fonts, animated: true)
      pass()
      try? select(1, in: fonts)
      #expect(delegate.log == ["finished", "Georgia"])
      root.present(fonts, animated: true)
      pass()
      #expect(window.goBack())
      pass()
      #expect(delegate.log == ["finished", "Georgia", "cancelled"])
    }
  }
}
