public import Foundation

/// The superclass of annotations with a title and a subtitle.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  public override init() {
    super.init()
  }
}
