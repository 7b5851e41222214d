import Foundation

/// Creates the view of a bar button item.
@MainActor package enum BarButtonItemView {
  package static func make(
    for item: UIBarButtonItem, attributes: [NSAttributedString.Key: Any] = [:]
  ) -> UIView? {
    if item.isHidden || item.isSpace { return nil }
    if let view = item.customView {
      item.viewInBar = view
      return view
    }
    let button = BarButton()
    button.title = item.title ?? item.systemItem?.title
    button.image = item.image ?? item.systemItem?.image
    button.isBold = item.style == .done
    button.color = item.tintColor
    button.attributes = attributes.merging(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    button.isEnabled = item.isEnabled
    button.isSelected = item.isSelected
    button.accessibilityIdentifier = item.accessibilityIdentifier
    if let label = item.accessibilityLabel ?? (item.systemItem?.name) {
      button.accessibilityLabel = label
    }
    button.tapped = { [weak item] in item?.perform() }
    if item.menu != nil {
      let press = MenuPressGestureRecognizer()
      press.reaction = { [weak item] in if $0.state == .began { item?.presentMenu() } }
      button.addGestureRecognizer(press)
    }
    item.viewInBar = button
    return button
  }

  /// Returns the size of a view within the available space of a bar.
  package static func size(of view: UIView, item: UIBarButtonItem?, within room: CGSize) -> CGSize {
    var size: CGSize
    if view is BarButton || view is UILabel {
      size = view.sizeThatFits(room)
    } else {
      size = view.systemLayoutSizeFitting(
        CGSize(width: 0, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
      if size.width <= 0 { size.width = view.sizeThatFits(room).width }
      if size.width <= 0 { size.width = view.bounds.width }
      if size.height <= 0 { size.height = view.bounds.height }
    }
    if let width = item?.width, width > 0 { size.width = width }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the item, if it displays one.
  @MainActor var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close where !UIApplication.look.showsPictures: "Close"
    default: nil
    }
  }

  /// The symbol of the item.
  @MainActor var image: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }

  private var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark"
    case .writingTools: "apple.writing.tools"
    default: nil
    }
  }

  /// The name of the item for assistive technologies, tests and scripts.
  var name: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    default: nil
    }
  }
}
