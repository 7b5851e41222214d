extension UITableViewCell {
  func swipeDidChange(from former: CellSwipe?) {
    guard (swipe == nil) != (former == nil) else { return }
    let editing: StateMask = isEditing ? .showingEditControl : []
    let mask = showingDeleteConfirmation ? editing.union(.showingDeleteConfirmation) : editing
    willTransition(to: mask)
    setNeedsUpdateConfiguration()
    didTransition(to: mask)
  }
}
