extension UINavigationItem {
  /// The groups on the leading side. Their items are the ``leftBarButtonItems``.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups.leading ?? leftBarButtonItems.map { [.fixedGroup(items: $0)] } ?? [] }
    set {
      checkThread()
      groups.leading = newValue
      follow(newValue) { $0.showLeadingGroups() }
    }
  }

  /// The groups on the trailing side, from leading to trailing, unlike ``rightBarButtonItems``.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      groups.trailing ?? rightBarButtonItems.map { [.fixedGroup(items: $0.reversed())] } ?? []
    }
    set {
      checkThread()
      groups.trailing = newValue
      follow(newValue) { $0.showTrailingGroups() }
    }
  }

  /// The group at the trailing edge, after all others.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { groups.pinned }
    set {
      checkThread()
      groups.pinned = newValue
      follow(newValue.map { [$0] } ?? []) { $0.showTrailingGroups() }
    }
  }

  private func follow(
    _ followed: [UIBarButtonItemGroup], show: @escaping (UINavigationItem) -> Void
  ) {
    for group in followed { group.changed = { [weak self] in self.map(show) } }
    show(self)
  }

  private func showLeadingGroups() {
    let shown = groups
    leftBarButtonItems = (shown.leading ?? []).flatMap(\.shownItems)
    groups = shown
  }

  private func showTrailingGroups() {
    let shown = groups
    let all = (shown.trailing ?? []) + (shown.pinned.map { [$0] } ?? [])
    rightBarButtonItems = all.flatMap(\.shownItems).reversed()
    groups = shown
  }
}

/// The groups of a navigation item, until the app sets its items directly.
struct ItemGroups {
  var leading: [UIBarButtonItemGroup]?
  var trailing: [UIBarButtonItemGroup]?
  var pinned: UIBarButtonItemGroup?
}
