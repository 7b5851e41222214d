public import Foundation

extension Timer {
  /// A timer that calls a method of its target with itself. It retains the target until it is
  /// invalidated. `_userInfo` of it is what `userInfo` is; the property itself has that of timers that
  /// schedule themselves alone.
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

  /// What `userInfo` is in translated sources: a class of Foundation's has no place for what it is given.
  public private(set) var _userInfo: Any? {
    get { userInfo ?? Self.userInfos[self] }
    set { Self.userInfos[self] = newValue }
  }

  private static let userInfos = Association<Any>()

  /// Makes such a timer and adds it to the current run loop.
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

/// A timer that carries what its target wants to know.
private final class InformedTimer: Timer {
  var info: Any?

  override var userInfo: Any? {
    get { info }
    set { info = newValue }
  }
}
