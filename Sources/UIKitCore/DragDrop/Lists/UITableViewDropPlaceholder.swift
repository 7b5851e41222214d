/// A row that a table view shows where something was dropped, until it has loaded.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
