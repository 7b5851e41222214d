public import UIKitCore

extension UIActivityItemSource {
  @_disfavoredOverload public var activityViewController:
    _UIActivityItemSourceActivityViewController?
  { _UIActivityItemSourceActivityViewController(object: self) }
}

/// Calls the methods of ``UIActivityItemSource`` that begin with `activityViewController`.
@preconcurrency @MainActor public struct _UIActivityItemSourceActivityViewController {
  fileprivate let object: any UIActivityItemSource

  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    object.activityViewController(activityViewController, subjectForActivityType: activityType)
  }

  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    object.activityViewController(
      activityViewController, dataTypeIdentifierForActivityType: activityType)
  }

  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? {
    object.activityViewController(
      activityViewController, thumbnailImageForActivityType: activityType, suggestedSize: size)
  }
}
