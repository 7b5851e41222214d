public import Foundation

/// A bit mask of the types that a detector finds.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, telephone numbers, dates and addresses in text.
///
/// It finds dates in the notation of ISO 8601, with slashes or periods, and in English. In an English text, a day can be
/// a word like “tomorrow” or a weekday. A date without a time is at noon. It finds addresses in the United States.
///
/// It isn't a subclass of `NSRegularExpression`, because Foundation's class can't be subclassed on Linux. It doesn't
/// find flights.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public final let checkingTypes: NSTextCheckingTypes

  /// - Parameter checkingTypes: A bit mask of the types to find.
  /// - Throws: An error if the detector supports none of them.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard !NSTextCheckingResult.CheckingType.data.isDisjoint(with: .init(rawValue: checkingTypes))
    else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    DetectedData.all(.init(rawValue: checkingTypes), in: string as NSString, range: range)
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
