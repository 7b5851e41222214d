public import Foundation

/// An item that the user drags.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// Any object, for example to identify the item when it's dropped. For the app's own use.
  open var localObject: Any?
  /// Creates the preview under the finger. Has no effect: the preview is the lifted view.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The image under the finger during a drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}

@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
