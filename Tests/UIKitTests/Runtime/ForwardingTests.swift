import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A delegate that names another in its place` {
  /// As the plugin writes it.
  private class Proxy: NSObject, UITableViewDelegate, UITextFieldDelegate, _RespondsToSelectors,
    _ForwardsSelectors
  {
    weak var target: NSObject?
    var selections = 0

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selections += 1
    }

    func _responds(to selector: Selector) -> Bool {
      _hasMethod(for: selector) || target?.responds(to: selector) == true
    }

    func _forwardingTarget(for selector: Selector) -> Any? {
      target?.responds(to: selector) == true ? target : nil
    }
  }

  private final class Target: NSObject, UITableViewDelegate, UITextFieldDelegate, _NamedMembers {
    var scrolls = 0
    var selections = 0
    nonisolated static var _namedMembers: [_NamedMember] {
      [
        .method("scrollViewDidScroll:") { (o: Target, a: UIScrollView) in o.scrollViewDidScroll(a)
        },
        .method("tableView:heightForRowAt:"), .method("tableView:didSelectRowAt:"),
        .method("poke") { (o: Target) in o.scrolls = 7 },
        .method("press:") { (o: Target, _: UIBarButtonItem) in o.scrolls = 8 },
      ]
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selections += 1
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  private let proxy = Proxy()
  private let target = Target()
  private let path = IndexPath(row: 0, section: 0)

  @Test func `leaves to it the methods that it lacks itself`() {
    let tableView = UITableView()
    tableView.delegate = proxy
    tableView.contentOffset.y = 5
    #expect(tableView.delegate?.tableView(tableView, heightForRowAt: path) == tableView.rowHeight)
    proxy.target = target
    tableView.contentOffset.y = 8
    #expect(target.scrolls == 1)
    #expect(tableView.delegate?.tableView(tableView, heightForRowAt: path) == 77)
    tableView.delegate?.tableView(tableView, didSelectRowAt: path)
    #expect(proxy.selections == 1 && target.selections == 0)
  }

  @Test func `is asked first whether it responds`() {
    let delegate: any UITextFieldDelegate = proxy
    proxy.target = target
    // The target's table doesn't name the method.
    #expect(delegate.textFieldShouldReturn(UITextField()))
    #expect(delegate.responds(to: Selector("tableView:heightForRowAt:")))
    #expect(!delegate.responds(to: Selector("textFieldShouldReturn:")))
  }

  @Test func `hands on what is performed`() {
    proxy.target = target
    proxy.perform(Selector("poke"))
    #expect(target.scrolls == 7)
  }

  @Test func `performs what takes an object that isn't used with nothing`() {
    target.perform(Selector("press:"), with: nil)
    #expect(target.scrolls == 8)
  }
}
