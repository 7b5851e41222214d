import DisplayInterface
import Foundation
import UIKitDiagnostics

/// A view that displays another view's appearance at the time of its creation.
final class SnapshotView: UIView {
  private let body: NodeContent.Body
  private let role: NodeRole
  private let box: StandardBox?

  init(of view: UIView) {
    body = view.contentBody()
    role = view.contentRole
    box = view.standardBox
    super.init(frame: view.frame)
    bounds = view.bounds
    isUserInteractionEnabled = false
    backgroundColor = view.backgroundColor
    alpha = view.alpha
    clipsToBounds = view.clipsToBounds
    tintColor = view.tintColor
    if let layer = view.layerStorage {
      self.layer.cornerRadius = layer.cornerRadius
      self.layer.borderWidth = layer.borderWidth
      self.layer.borderColor = layer.borderColor
    }
    for subview in view.subviews where !subview.isHidden {
      descend { addSubview(SnapshotView(of: subview)) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func contentBody() -> NodeContent.Body { body }
  override var contentRole: NodeRole { role }
  override var standardBox: StandardBox? { box }
}
