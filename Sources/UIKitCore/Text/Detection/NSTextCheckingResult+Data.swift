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

  /// The detected link.
  public var url: URL? {
    guard case .link(let url)? = (self as? DetectedData)?.content else { return nil }
    return url
  }

  /// The detected telephone number.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number)? = (self as? DetectedData)?.content else { return nil }
    return number
  }

  /// Always `nil`, because dates and addresses aren't detected.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }
}
