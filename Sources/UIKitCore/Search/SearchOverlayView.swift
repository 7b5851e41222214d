import Foundation

/// The view above a searched screen during an active search: it dims the screen or contains the results.
@MainActor final class SearchOverlayView: UIView {
  weak var controller: UISearchController?
  private lazy var dimming: DimmingView = {
    let view = DimmingView(frame: .zero)
    view.touched = { [weak self] in self?.controller?.isActive = false }
    insertSubview(view, at: 0)
    return view
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    dimming.frame = bounds
    dimming.isHidden = !controller.obscuresBackgroundDuringPresentation || controller.showsResults
    if controller.showsResults { controller.searchResultsController?.viewIfLoaded?.frame = bounds }
    for case let list as SuggestionList in subviews {
      list.frame = bounds
      bringSubviewToFront(list)
    }
  }

  /// Ignores touches outside of its visible subviews.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
