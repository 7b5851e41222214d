import UIKit

/// Writes down the callbacks of its hierarchy.
@MainActor class RecordingView: UIView {
  let name: String
  let record: (String) -> Void

  init(_ name: String, record: @escaping (String) -> Void) {
    self.name = name
    self.record = record
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    record("\(name) willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }

  override func didMoveToSuperview() {
    record("\(name) didMoveToSuperview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    record("\(name) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() {
    record("\(name) didMoveToWindow")
  }

  override func didAddSubview(_ subview: UIView) {
    record("\(name) didAddSubview")
  }

  override func willRemoveSubview(_ subview: UIView) {
    record("\(name) willRemoveSubview")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    record("\(name) layoutSubviews")
  }
}
