public import Foundation

/// The options of a print job.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo = 1
    case grayscale = 2
    case photoGrayscale = 3
  }

  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge = 1
    case shortEdge = 2
  }

  /// Has no effect: nothing here prints.
  open var jobName = ""
  /// Has no effect: nothing here prints.
  open var printerID: String?
  open var outputType: OutputType = .general
  open var orientation: Orientation = .portrait
  /// Has no effect: nothing here prints.
  open var duplex: Duplex = .none

  public override init() {
    super.init()
  }

  /// - Parameter dictionary: Ignored.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
  }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
