extension UIBackgroundConfiguration {
  /// Returns the configuration for a state. It doesn't change, because the row itself displays the selection.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
