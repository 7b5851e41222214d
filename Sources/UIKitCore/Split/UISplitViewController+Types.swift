extension UISplitViewController {
  /// How the columns of an expanded split view are arranged.
  public enum DisplayMode: Int, Sendable {
    /// The split view controller chooses the mode for its size. ``UISplitViewController/displayMode`` is never this
    /// value.
    case automatic = 0
    case secondaryOnly = 1
    /// The supplementary column, if there are three columns; otherwise the primary one.
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The number of columns; `.unspecified` for the classic interface, whose controllers are its
  /// ``UISplitViewController/viewControllers``.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The column that replaces the others while the interface is collapsed.
    case compact = 3
  }

  /// The effect on the secondary column when other columns are visible.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// The secondary column shrinks.
    case tile = 1
    /// The secondary column is covered.
    case overlay = 2
    /// The secondary column is moved beyond the edge.
    case displace = 3
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// A value that lets the split view controller determine a width.
  public nonisolated class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }
}

extension UISplitViewController.DisplayMode {
  /// The number of visible columns besides the secondary one.
  package var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The effect of the mode on the secondary column; `.automatic` if no other column is visible.
  package var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Creates the mode in which a number of columns is beside, over or displacing the secondary one.
  package init(count: Int, behavior: UISplitViewController.SplitBehavior) {
    self =
      switch (count, behavior) {
      case (0, _): .secondaryOnly
      case (1, .overlay): .oneOverSecondary
      case (1, _): .oneBesideSecondary
      case (_, .overlay): .twoOverSecondary
      case (_, .displace): .twoDisplaceSecondary
      default: .twoBesideSecondary
      }
  }
}
