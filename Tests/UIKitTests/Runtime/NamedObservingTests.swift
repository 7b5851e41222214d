import Foundation
import Testing
import UIKit

@MainActor @Suite struct `An observer of a property's name` {
  /// As the plugin writes it.
  private final class Observer: NSObject, _ObservesValues {
    var changes: [String] = []

    func _observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = change?[.oldKey].map { "\($0) " } ?? ""
      changes.append("\(keyPath ?? "") \(old)\(change?[.newKey] ?? "none")")
    }
  }

  private final class Model: NSObject, _NamedMembers {
    nonisolated static var _namedMembers: [_NamedMember] {
      [.property("name", { (o: Model) in o.name }, { (o: Model, v) in o.name = v })]
    }

    var name: String? = "a" { didSet { _didSetObservedValue(of: self, "name") } }
  }

  private let observer = Observer()

  @Test func `hears of the objects along a path at once`() {
    let (view, field) = (UIView(), UITextField())
    let constraint = NSLayoutConstraint(
      item: field, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
      constant: 0)
    constraint.addObserver(observer, forKeyPath: "firstItem.text", options: [.new], context: nil)
    field.text = "a"
    #expect(observer.changes == ["firstItem.text a"])
    constraint.removeObserver(observer, forKeyPath: "firstItem.text")
    field.text = "b"
    #expect(observer.changes.count == 1)
  }

  @Test func `hears of the text in the parts of buttons and cells`() {
    let (button, cell) = (UIButton(), UITableViewCell(style: .subtitle, reuseIdentifier: nil))
    button.addObserver(observer, forKeyPath: "titleLabel.text", options: [.new], context: nil)
    button.setTitle("Stop", for: .normal)
    button.layoutIfNeeded()
    cell.addObserver(observer, forKeyPath: "detailTextLabel.text", options: [.new], context: nil)
    cell.detailTextLabel?.text = "now"
    #expect(observer.changes == ["titleLabel.text Stop", "detailTextLabel.text now"])
    #expect(cell.value(forKey: "contentView") as? UIView === cell.contentView)
  }

  @Test func `hears of other values until it is removed`() {
    let model = Model()
    model.addObserver(observer, forKeyPath: "name", options: [.new, .old], context: nil)
    model.name = "b"
    model.name = "b"
    model.name = nil
    #expect(observer.changes == ["name a b", "name b <null>"])
    model.removeObserver(observer, forKeyPath: "name")
    model.name = "c"
    #expect(observer.changes.count == 2)
  }

  @Test func `hears of what apps observe in UIKit, at once if it likes`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.addObserver(
      observer, forKeyPath: "contentSize", options: [.new, .initial], context: nil)
    scrollView.addObserver(observer, forKeyPath: #function, context: nil)
    scrollView.contentSize = CGSize(width: 10, height: 40)
    #expect(
      observer.changes == [
        "contentSize \(CGSize.zero)", "contentSize \(CGSize(width: 10, height: 40))",
      ])
    let label = UILabel()
    label.addObserver(observer, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
    label.layer.cornerRadius = 3
    label.didChangeValue(forKey: "layer")
    #expect(observer.changes.last == "layer.cornerRadius 3.0")
  }

  @Test func `hears of a controller's parent`() {
    let (parent, child) = (UIViewController(), UIViewController())
    child.addObserver(observer, forKeyPath: "parentViewController", options: .new, context: nil)
    parent.addChild(child)
    child.removeFromParent()
    #expect(
      observer.changes == ["parentViewController \(parent)", "parentViewController <null>"])
    parent.addChild(child)
    #expect(child.value(forKey: "parent") as? UIViewController === parent)
  }

  @Test func `is told apart by its context`() {
    let model = Model()
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    model.addObserver(observer, forKeyPath: "name", options: .new, context: context)
    model.removeObserver(observer, forKeyPath: "name", context: nil)
    model.name = "b"
    model.removeObserver(observer, forKeyPath: "name", context: context)
    model.name = "c"
    #expect(observer.changes == ["name b"])
  }

  @Test func `hears of the look of text`() {
    for view in [UILabel(), UITextField(), UITextView()] as [UIView] {
      view.addObserver(observer, forKeyPath: "font", options: [], context: nil)
      let font = UIFont.systemFont(ofSize: 31)
      (view as? UILabel)?.font = font
      (view as? UITextField)?.font = font
      (view as? UITextView)?.font = font
      #expect(observer.changes.last == "font none")
      observer.changes = []
      view.removeObserver(observer, forKeyPath: "font")
      #expect(view.value(forKey: "font") as? UIFont == font)
    }
  }
}
