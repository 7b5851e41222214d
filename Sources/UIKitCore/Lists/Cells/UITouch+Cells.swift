extension UITouch {
  /// Whether the touched view isn't in `cell`, because the cell doesn't accept touches or another view covers it.
  func misses(_ cell: UIView?) -> Bool {
    guard let view, let cell else { return false }
    return !view.isDescendant(of: cell)
  }
}
