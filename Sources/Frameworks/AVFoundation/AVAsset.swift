public import CoreMedia
public import Foundation

/// An audiovisual asset. Portico can't read its media.
open class AVAsset: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }

  public convenience init(url URL: URL) {
    self.init()
  }

  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
  open var isReadable: Bool { false }
  open func cancelLoading() {}
}
