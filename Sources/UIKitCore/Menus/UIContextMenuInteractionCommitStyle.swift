/// The animation from a context menu's preview to the content that it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}
