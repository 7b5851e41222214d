public import UIKit

/// What is known about a link.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override required init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}
