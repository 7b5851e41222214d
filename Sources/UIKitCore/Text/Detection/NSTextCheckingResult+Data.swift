public import Foundation

extension NSTextCheckingResult {
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.link(url), range: range)
  }

  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String)
    -> NSTextCheckingResult
  {
    DetectedData(.phoneNumber(phoneNumber), range: range)
  }

  /// The link that was found.
  public var url: URL? {
    guard case .link(let url)? = (self as? DetectedData)?.content else { return nil }
    return url
  }

  /// The telephone number that was found.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number)? = (self as? DetectedData)?.content else { return nil }
    return number
  }

  /// `nil`: no dates and addresses are found.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }
}
