import Foundation

/// Lays out bar button items in the reading direction. Flexible spaces share the remaining width.
@MainActor package final class BarButtonRow {
  private unowned let bar: UIView
  private var items: [UIBarButtonItem] = []
  private var views: [ObjectIdentifier: UIView] = [:]
  private var isStale = false

  package init(_ bar: UIView) {
    self.bar = bar
  }

  package func show(_ items: [UIBarButtonItem]) {
    self.items = items
    for item in items {
      item.changed = { [weak self] in self?.invalidate() }
    }
    invalidate()
  }

  private func invalidate() {
    isStale = true
    bar.setNeedsLayout()
  }

  private func rebuild() {
    isStale = false
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    for item in items {
      guard let view = BarButtonItemView.make(for: item) else { continue }
      views[ObjectIdentifier(item)] = view
      bar.addSubview(view)
    }
  }

  package func layout(in room: CGRect) {
    if isStale { rebuild() }
    let look = UIApplication.look
    let gap = look.gap
    var sizes: [CGFloat] = []
    var flexible = 0
    for item in items {
      if item.systemItem == .flexibleSpace {
        flexible += 1
        sizes.append(0)
      } else if item.systemItem == .fixedSpace {
        sizes.append(item.width)
      } else if let view = views[ObjectIdentifier(item)] {
        sizes.append(BarButtonItemView.size(of: view, item: item, within: room.size).width)
      } else {
        sizes.append(0)
      }
    }
    let total = sizes.reduce(0, +) + gap * CGFloat(max(0, items.count - 1)) + 2 * gap
    let spare = flexible > 0 ? max(0, room.width - total) / CGFloat(flexible) : 0
    var x = room.minX + gap
    for (item, size) in zip(items, sizes) {
      let width = item.systemItem == .flexibleSpace ? spare : size
      if let view = views[ObjectIdentifier(item)] {
        let height = BarButtonItemView.size(of: view, item: item, within: room.size).height
        view.frame = bar.directed(
          CGRect(
            x: look.wholeWidth(x), y: room.minY + look.wholeWidth((room.height - height) / 2),
            width: width, height: height))
      }
      x += width + gap
    }
  }
}
