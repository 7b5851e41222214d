import Foundation

extension UICellAccessory {
  /// Creates the view of the accessory; for a custom accessory, the app's view.
  func makeView() -> UIView {
    switch kind {
    case .symbol(let symbol): return makeSymbolView(symbol)
    case .outline: return makeSymbolView(.collapsed)
    case .popUp: return makeSymbolView(.popUp)
    case .text(let text, let options):
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    case .view(let view, _):
      if let color = options.tintColor { view.tintColor = color }
      return view
    }
  }

  private func makeSymbolView(_ symbol: CellSymbolView.Symbol) -> CellSymbolView {
    let view = CellSymbolView(symbol)
    view.ownColor = options.backgroundColor ?? options.tintColor
    view.onTap = { [action] _ in action?() }
    return view
  }
}
