public import Foundation

/// What annotations with a title of their own have in common.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  public override init() {
    super.init()
  }
}
