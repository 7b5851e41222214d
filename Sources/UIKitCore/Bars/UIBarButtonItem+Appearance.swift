import Foundation

/// What themes set, on one item or on the appearance of all.
extension UIBarButtonItem {
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    checkThread()
    themes.titleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    themed { $0.titleOffsets[barMetrics] } ?? .zero
  }

  /// Moves the title of the way back. One that is moved out of the bar does not show.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backTitleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    themed { $0.backTitleOffsets[barMetrics] } ?? .zero
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
  }

  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    themed { $0.backgrounds[.init(state: state.rawValue, metrics: barMetrics)] }
  }

  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    checkThread()
    themes.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
  }

  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    themed { $0.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)] }
  }

  private func themed<Value>(_ value: (BarButtonTheme) -> Value?) -> Value? {
    value(themes) ?? proxied { ($0 as? UIBarButtonItem).flatMap { value($0.themes) } }
  }
}
