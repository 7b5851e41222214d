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

  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.date(date, nil, duration: 0), range: range)
  }

  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    DetectedData(.date(date, timeZone, duration: duration), range: range)
  }

  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(.address(components), range: range)
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

  private var detectedDate: (Date, TimeZone?, duration: TimeInterval)? {
    guard case .date(let date, let zone, let duration)? = (self as? DetectedData)?.content else {
      return nil
    }
    return (date, zone, duration)
  }

  /// The detected date.
  public var date: Date? { detectedDate?.0 }
  /// The time zone of the detected date, if the text contains it.
  public var timeZone: TimeZone? { detectedDate?.1 }
  public var duration: TimeInterval { detectedDate?.duration ?? 0 }

  /// The parts of the detected address.
  public var addressComponents: [NSTextCheckingKey: String]? {
    guard case .address(let parts)? = (self as? DetectedData)?.content else { return nil }
    return parts
  }

  /// The parts of the detected address, which is the only result with parts.
  public var components: [NSTextCheckingKey: String]? { addressComponents }
}
