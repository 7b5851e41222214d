extension UISplitViewController {
  /// How the columns of an expanded split view are arranged.
  public enum DisplayMode: Int, Sendable {
    /// Whatever suits the size; never the mode that holds.
    case automatic = 0
    case secondaryOnly = 1
    /// The supplementary column, where there are three, else the primary one.
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

  /// How many columns there are; `.unspecified` for the classic interface, which is given its
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
    /// Shown instead of the others while the interface is collapsed.
    case compact = 3
  }

  /// What happens to the secondary column when others show.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// It makes room.
    case tile = 1
    /// It is covered.
    case overlay = 2
    /// It is pushed over the edge.
    case displace = 3
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// Leaves a width to the split view controller.
  public nonisolated class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }
}

extension UISplitViewController.DisplayMode {
  /// The columns left of the secondary one that show.
  package var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// What the mode means for the secondary column; `.automatic` where it stands alone.
  package var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// The mode in which a number of columns shows beside, over or displacing the secondary one.
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
