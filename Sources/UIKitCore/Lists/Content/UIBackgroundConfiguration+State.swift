extension UIBackgroundConfiguration {
  /// The same as it is in a state; selection shows by the row itself.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
