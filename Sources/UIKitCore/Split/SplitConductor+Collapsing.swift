import Foundation

extension SplitConductor {
  /// Collapses or expands the interface if the size class requires it.
  func adapt() {
    guard needsToAdapt, !isAdapting, !isUpdating else { return }
    finishAtOnce()
    isAdapting = true
    if !isCollapsed {
      if style == .unspecified { collapseClassic() } else { collapseColumns() }
    } else {
      if style == .unspecified { expandClassic() } else { expandColumns() }
    }
    isAdapting = false
    adoptOrphans()
    update(putsIn: split.isVisible)
    defer {
      NotificationCenter.default.post(
        name: UIViewController.showDetailTargetDidChangeNotification, object: split)
    }
    guard style != .unspecified else { return }
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(split)
    } else {
      delegate?.splitViewControllerDidExpand(split)
    }
  }

  var needsToAdapt: Bool {
    (split.traitCollection.horizontalSizeClass == .compact) != isCollapsed && !hosts.isEmpty
  }

  // MARK: Classic

  private func collapseClassic() {
    base = .primary
    isCollapsed = true
    let chosen = delegate?.primaryViewController(forCollapsing: split)
    replacePrimary(chosen)
    guard let primary = hosts[.primary], let secondary = hosts[.secondary] else { return }
    takeOut(.secondary)
    hosts[.secondary] = nil
    let isDone =
      delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: split) }
    if secondary.parent === split { preserved = secondary }
  }

  private func expandClassic() {
    replacePrimary(delegate?.primaryViewController(forExpanding: split))
    guard let primary = hosts[.primary] else {
      isCollapsed = false
      return
    }
    let secondary =
      delegate?.splitViewController(split, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: split)
    (primary as? UINavigationController)?.conductor.completeAtOnce()
    isCollapsed = false
    let unused = preserved === secondary ? nil : preserved
    preserved = nil
    if let unused { retire(unused) }
    if let secondary {
      hosts[.secondary] = secondary
      adopt(secondary)
    }
  }

  private func replacePrimary(_ new: UIViewController?) {
    guard let new, new !== hosts[.primary] else { return }
    takeOut(.primary)
    // The new primary controller may have been the secondary one. It stays a child.
    if hosts[.secondary] === new {
      takeOut(.secondary)
      hosts[.secondary] = nil
    }
    setHost(new, for: .primary)
  }

  // MARK: Columns

  /// The columns in the stack of the base column, from the bottom.
  var nested: [Column] {
    guard let outer = hosts[base] as? UINavigationController else { return [] }
    return outer.viewControllers.compactMap { one in
      order.first { $0 != base && hosts[$0] === one }
    }
  }

  private func collapseColumns() {
    let present = order.filter { hosts[$0] != nil }
    let proposed = hosts[.compact] != nil ? .compact : present.last ?? .compact
    var top =
      delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if hosts[top] == nil {
      top = present.last { $0.rawValue <= top.rawValue } ?? present.first ?? .compact
    }
    isCollapsed = true
    base = top == .compact ? .compact : present[0]
    for column in places.keys where column != base { takeOut(column) }
    guard base != .compact else { return }
    nest(present.filter { $0 != base && $0.rawValue <= top.rawValue }, animated: false)
  }

  private func expandColumns() {
    unnest()
    if base == .compact { takeOut(.compact) }
    isCollapsed = false
    preferenceDidChange()
    let proposed = suitableMode
    let wanted =
      delegate?.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if wanted != proposed { take(wanted) }
  }

  /// Pushes columns onto the base column's stack, except those that a callback has already pushed.
  private func nest(_ columns: [Column], animated: Bool) {
    guard let outer = hosts[base] as? UINavigationController else { return }
    let present = nested
    let inner = columns.filter { !present.contains($0) }.compactMap { hosts[$0] }
    guard !inner.isEmpty else { return }
    let wasAdapting = isAdapting
    isAdapting = true
    defer { isAdapting = wasAdapting }
    outer.conductor.setStack(outer.viewControllers + inner, animated: animated)
  }

  /// Removes the columns from the base column's stack immediately.
  private func unnest() {
    guard let outer = hosts[base] as? UINavigationController else { return }
    let inner = nested.compactMap { hosts[$0] }
    outer.conductor.setStack(
      outer.viewControllers.filter { one in !inner.contains { $0 === one } }, animated: false)
    outer.conductor.completeAtOnce()
    adoptInner(inner)
  }

  /// Empties the column of a controller that another container takes.
  func release(_ controller: UIViewController) {
    guard !isAdapting, let column = hosts.first(where: { $0.value === controller })?.key else {
      return
    }
    takeOut(column)
    hosts[column] = nil
    controllers[column] = nil
    columnsDidChange()
  }

  private func adoptInner(_ inner: [UIViewController]) {
    for host in inner { adopt(host) }
  }

  // MARK: Changes while collapsed

  /// Replaces the host of a column while the interface is collapsed.
  func setHostCollapsed(_ new: UIViewController?, for column: Column) {
    let old = hosts[column]
    let inner = nested
    if let outer = hosts[base] as? UINavigationController, inner.contains(column), let old {
      // The new host replaces the old one in the stack.
      hosts[column] = new
      outer.conductor.setStack(
        outer.viewControllers.compactMap { $0 === old ? new : $0 }, animated: false)
    } else if column == base {
      isAdapting = true
      unnest()
      isAdapting = false
      setHost(new, for: column)
      if new == nil {
        isCollapsed = false
        split.viewIfLoaded?.setNeedsLayout()
      } else {
        nest(inner, animated: false)
      }
    } else {
      setHost(new, for: column)
    }
  }

  /// Moves a column to the top of the stack, with the columns below it.
  func showCollapsed(_ column: Column) {
    guard base != .compact, let outer = hosts[base] as? UINavigationController,
      hosts[column] != nil
    else { return }
    let inner = nested
    guard column == base || inner.contains(column) else {
      let below = inner.last.map(\.rawValue) ?? base.rawValue
      return nest(
        order.filter {
          $0.rawValue > below && $0.rawValue <= column.rawValue && hosts[$0] != nil
        }, animated: true)
    }
    guard let cover = inner.first(where: { $0.rawValue > column.rawValue }),
      let index = outer.viewControllers.firstIndex(where: { $0 === hosts[cover] })
    else { return }
    outer.setViewControllers(Array(outer.viewControllers[..<index]), animated: true)
  }

  /// Pops a column if it's on top.
  func hideCollapsed(_ column: Column) {
    guard column != base, let outer = hosts[base] as? UINavigationController,
      outer.topViewController === hosts[column]
    else { return }
    outer.popViewController(animated: true)
  }
}
