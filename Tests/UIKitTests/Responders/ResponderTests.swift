import Foundation
import Testing
import UIKit

@MainActor @Suite("Responders") struct ResponderTests {
  final class Acceptor: UIView {
    var accepts = true
    var resigns = true
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { resigns }
  }

  @Test("stand in a chain from view to application")
  func chain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    controller.view.addSubview(view)
    var chain: [UIResponder] = []
    var responder: UIResponder? = view
    while let present = responder {
      chain.append(present)
      responder = present.next
    }
    #expect(chain[0] === view)
    #expect(chain[1] === controller.view)
    #expect(chain[2] === controller)
    #expect(chain.contains { $0 === window })
    #expect(chain.last === UIApplication.shared)
  }

  @Test("become first only in a window, one at a time")
  func firstResponder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = Acceptor()
    let second = Acceptor()
    #expect(!first.becomeFirstResponder())
    window.addSubview(first)
    window.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    second.resigns = false
    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder)
    second.resigns = true
    second.removeFromSuperview()
    #expect(!second.isFirstResponder)
    first.accepts = false
    #expect(!first.becomeFirstResponder())
    #expect(!UIView().becomeFirstResponder())
  }
  @Test("that are views become first when they come to a window, if they were asked before")
  func firstWhenInWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (cell, field, view) = (UIView(), UITextField(), UITextView())
    cell.addSubview(field)
    cell.addSubview(view)
    #expect(!field.becomeFirstResponder())
    #expect(!view.becomeFirstResponder())
    #expect(!field.becomeFirstResponder())
    window.addSubview(cell)
    #expect(field.isEditing && field.isFirstResponder)
    cell.removeFromSuperview()
    window.addSubview(cell)
    #expect(window.firstResponder == nil)
    cell.removeFromSuperview()
    view.becomeFirstResponder()
    view.resignFirstResponder()
    field.isEnabled = false
    field.becomeFirstResponder()
    window.addSubview(cell)
    #expect(window.firstResponder == nil)
  }

  /// As in an app whose form is a static table: the table adds the cells after `viewWillAppear(_:)`.
  @Test("become first in `viewWillAppear(_:)` of a table's controller")
  func firstInTable() {
    final class Form: UITableViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentView.addSubview(field)
        return cell
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.becomeFirstResponder()
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let form = Form()
    withWindow(navigation) { window in
      navigation.pushViewController(form, animated: false)
      window.layoutIfNeeded()
      #expect(form.field.isEditing)
    }
  }
}
