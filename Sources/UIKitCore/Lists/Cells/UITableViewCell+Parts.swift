import Foundation

/// The parts around the content: accessories, editing controls, separator and backgrounds.
extension UITableViewCell {
  // MARK: State

  final func selectionStateDidChange() {
    mark(.content)
    placeSelectedBackground()
    setNeedsUpdateConfiguration()
    showHighlight(isShownHighlighted, in: contentView)
    if isEditingStorage, showsMultipleSelection { setNeedsLayout() }
  }

  /// Highlights the labels and images of a selected cell.
  private func showHighlight(_ isHighlighted: Bool, in view: UIView) {
    for view in view.subviewsStorage {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let imageView as UIImageView: imageView.isHighlighted = isHighlighted
      case is UIControl: continue
      default: break
      }
      showHighlight(isHighlighted, in: view)
    }
  }

  final func editingStateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    tableView?.contentSizeMayHaveChanged(of: self)
  }

  final func activateRow() -> Bool {
    guard let tableView, let rowPath else { return false }
    if tableView.isEditing, !showsMultipleSelection, !tableView.allowsSelectionDuringEditing {
      guard editingStyle != .none else { return false }
      tableView.commitEditing(at: rowPath)
      return true
    }
    return tableView.activateRow(at: rowPath)
  }

  // MARK: Accessories

  final func accessoryDidChange(from old: UIView? = nil) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  /// Adds the views that the current state requires, and removes the others.
  final func installControls() {
    let type = isEditingStorage ? editingAccessoryType : accessoryType
    let custom = isEditingStorage ? editingAccessoryView : accessoryView
    let other = isEditingStorage ? accessoryView : editingAccessoryView
    if let other, other !== custom, other.superview === self { other.removeFromSuperview() }
    if let custom, custom.superview !== self { addSubview(custom) }

    var symbol: CellSymbolView.Symbol?
    if custom == nil {
      switch type {
      case .none: symbol = nil
      case .disclosureIndicator, .detailDisclosureButton: symbol = .disclosure
      case .checkmark: symbol = .checkmark
      case .detailButton: symbol = .detail
      }
    }
    show(symbol, in: &standardAccessory)
    show(
      custom == nil && type == .detailDisclosureButton ? .detail : nil, in: &secondAccessory)

    var control: CellSymbolView.Symbol?
    if isEditingStorage {
      if showsMultipleSelection {
        control = isSelectedStorage ? .selected : .unselected
      } else {
        switch editingStyle {
        case .none: control = nil
        case .delete: control = .delete
        case .insert: control = .insert
        }
      }
    }
    show(control, in: &editingControl)
    show(showsReorder ? .reorder : nil, in: &reorderControl)
  }

  private func show(_ symbol: CellSymbolView.Symbol?, in view: inout CellSymbolView?) {
    guard let symbol else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view {
      view.symbol = symbol
      return
    }
    let new = CellSymbolView(symbol)
    new.onTap = { [weak self] in self?.tapped($0) }
    addSubview(new)
    view = new
  }

  private func tapped(_ symbol: CellSymbolView.Symbol) {
    guard let tableView, let rowPath else { return }
    switch symbol {
    case .detail:
      accessorySegue?.trigger(by: self)
      tableView.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: rowPath)
    case .delete, .insert: tableView.commitEditing(at: rowPath)
    default: break
    }
  }

  // MARK: Separator

  final func takeSeparator(isShown: Bool, color: UIColor, inset: UIEdgeInsets) {
    if tableSeparatorInset != inset {
      tableSeparatorInset = inset
      setNeedsLayout()
    }
    if isShown, separator == nil {
      let view = CellSeparatorView()
      addSubview(view)
      separator = view
      setNeedsLayout()
    }
    guard let separator else { return }
    separator.color = color
    guard separator.isHidden == isShown else { return }
    separator.isHidden = !isShown
    setNeedsLayout()
  }

  // MARK: Background

  final func takeStyle(of tableView: UITableView) {
    guard backgroundConfiguration == nil, backgroundView == nil else { return }
    if tableView.style != .plain, backgroundColor == nil || hasStandardBackground {
      backgroundColor = .secondarySystemGroupedBackground
      hasStandardBackground = true
    } else if hasStandardBackground {
      backgroundColor = nil
      hasStandardBackground = false
    }
  }

  final func replaceBackground(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  final func placeSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if isShownHighlighted {
      guard view.superview !== self else { return }
      let index = subviewsStorage.firstIndex { $0 === contentView } ?? 0
      insertSubview(view, at: index)
      view.frame = bounds
    } else {
      view.removeFromSuperview()
    }
  }

  final func backgroundConfigurationDidChange() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if hasStandardBackground {
      backgroundColor = nil
      hasStandardBackground = false
    }
    backgroundView = nil
    if let configuredBackground {
      configuredBackground.configuration = backgroundConfiguration
    } else {
      let view = ConfiguredBackgroundView(backgroundConfiguration)
      configuredBackground = view
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }
}
