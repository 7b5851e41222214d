import Foundation

extension UIViewController {
  /// Displays the configuration's view in front of everything else in the controller's view.
  package final func showContentUnavailable() {
    let former = contentUnavailableView
    guard let configuration = contentUnavailableConfiguration, let view = viewIfLoaded else {
      former?.removeFromSuperview()
      contentUnavailableView = nil
      return
    }
    let updated = configuration.updated(for: ownContentUnavailableState)
    if let former = former as? any UIView & UIContentView, former.supports(updated) {
      former.configuration = updated
      view.bringSubviewToFront(former)
      return
    }
    former?.removeFromSuperview()
    let new = updated.makeContentView()
    new.frame = CGRect(origin: view.bounds.origin, size: view.bounds.size)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new)
    contentUnavailableView = new
  }

  package final var ownContentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItemStorage?.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }
}
