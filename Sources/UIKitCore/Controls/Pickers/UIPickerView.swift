public import Foundation

/// A view with which a user chooses a row in each of several columns.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private var columns: [PickerColumn] = []
  private var needsReload = true

  open weak var dataSource: (any UIPickerViewDataSource)? {
    willSet { checkThread() }
    didSet { setNeedsReload() }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    willSet { checkThread() }
    didSet { setNeedsReload() }
  }
  open var showsSelectionIndicator = true { willSet { checkThread() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.configure(self)
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload, dataSource != nil else { return }
    reloadAllComponents()
  }

  open var numberOfComponents: Int {
    reloadIfNeeded()
    return columns.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    reloadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(
      width: columns[component].bounds.width, height: columns[component].rowHeight)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    columns.indices.contains(component) ? columns[component].view(forRow: row) : nil
  }

  open func reloadAllComponents() {
    needsReload = false
    let count = DataStores.checked(dataSource?.numberOfComponents(in: self) ?? 0, "components")
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(frame: .zero)
      columns.append(column)
      addSubview(column)
    }
    for component in 0..<count { reloadComponent(component) }
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    guard columns.indices.contains(component) else { return }
    let column = columns[component]
    column.rowCount = DataStores.checked(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, "rows",
      in: " in component \(component)")
    let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    column.rowHeight = own > 0 ? max(1, own.bounded) : UIApplication.look.height(of: .field)
    column.makeRow = { [weak self] row, spare in
      guard let self, let delegate = self.delegate else { return UIView() }
      return delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: spare)
    }
    column.selected = { [weak self] row in
      guard let self else { return }
      self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    (delegate as? any UIPickerViewAccessibilityDelegate)?.describe(
      column, component: component, of: self)
    column.reload()
  }

  /// Selects a row without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    if columns.indices.contains(component) { columns[component].select(row) }
  }

  /// Returns the selected row, or -1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return -1 }
    return columns[component].selection
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    UIApplication.look.size(of: .picker)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    guard !columns.isEmpty else { return }
    let widths = columns.indices.map {
      max(0, (delegate?.pickerView(self, widthForComponent: $0) ?? 0).bounded)
    }
    let look = UIApplication.look
    let gap = look.pickerGap
    let step = look.step(.halfPoint)
    let fixed = widths.reduce(0, +)
    let flexible = CGFloat(widths.count { $0 <= 0 })
    let rest = bounds.width - fixed - gap * CGFloat(columns.count - 1)
    let share = flexible > 0 ? max(0, step.round(rest / flexible, .horizontal, .down)) : 0
    let total = fixed + share * flexible + gap * CGFloat(columns.count - 1)
    var x = max(0, step.round((bounds.width - total) / 2, .horizontal, .down))
    for (column, width) in zip(columns, widths) {
      let width = width > 0 ? width : share
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + gap
    }
  }
}
