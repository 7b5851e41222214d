public import Foundation

extension Timer {
  /// Creates a timer that calls a method of its target with itself as the argument. It retains the target until
  /// it's invalidated. Its `userInfo` is in `_userInfo`, because only scheduled timers can store it in the
  /// property itself.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: Timer.block(aSelector, of: aTarget as AnyObject))
    _userInfo = userInfo
  }

  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      fire: date, interval: ti, repeats: rep, block: Timer.block(s, of: t as AnyObject))
    _userInfo = ui
  }

  /// The `userInfo` in translated sources. A class of Foundation can't store this value.
  public private(set) var _userInfo: Any? {
    get { userInfo ?? Self.userInfos[self] }
    set { Self.userInfos[self] = newValue }
  }

  private static let userInfos = Association<Any>()

  /// Creates a timer and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = InformedTimer(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo,
      block: block(aSelector, of: aTarget as AnyObject))
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func block(
    _ selector: Selector, of target: AnyObject
  ) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target
    return { timer in Performing.perform(selector, on: target, [timer]) }
  }
}

/// A timer with a `userInfo`.
private final class InformedTimer: Timer {
  var info: Any?

  override var userInfo: Any? {
    get { info }
    set { info = newValue }
  }
}
