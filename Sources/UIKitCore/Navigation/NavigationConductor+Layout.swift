import Foundation

extension NavigationConductor {
  package func installBars() {
    guard let view = navigation.viewIfLoaded, content.superview == nil else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    view.addSubview(navigation.navigationBar)
    view.addSubview(navigation.toolbar)
    view.addGestureRecognizer(navigation.popRecognizer)
    showItems()
  }

  package func layout() {
    guard let view = navigation.viewIfLoaded else { return }
    if content.frame != view.bounds { content.frame = view.bounds }
    let safeArea = view.safeAreaInsets
    let bar = navigation.navigationBar
    bar.setShown(showsBar)
    bar.frame = CGRect(
      x: 0, y: safeArea.top, width: view.bounds.width, height: bar.contents.shownHeight)
    let toolbar: UIToolbar = navigation.toolbar
    toolbar.isHidden = !showsToolbar
    if showsToolbar {
      let height = UIApplication.look.height(ofLined: .row)
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height - safeArea.bottom - height, width: view.bounds.width,
        height: height)
      toolbar.setItems(innermostTop?.toolbarItems, animated: false)
    }
    layoutSearch()
    watchScrolling()
    for controller in running?.controllers.values.map({ $0 }) ?? [shown].compactMap({ $0 }) {
      layout(controller)
    }
  }

  /// Displays an active search in front of the screen that it searches, and removes it with that screen.
  private func layoutSearch() {
    let search = running == nil ? shown?.navigationItem.searchController : nil
    let active = search?.isActive == true ? search : nil
    if let old = overlay, old !== active {
      old.viewIfLoaded?.removeFromSuperview()
      overlay = nil
    }
    guard let active, let shown, let view = active.view else { return }
    if overlay !== active {
      overlay = active
      view.frame = shown.view.frame
      content.insertSubview(view, aboveSubview: shown.view)
    }
    layout(active, below: shown)
  }

  private func layout(_ search: UISearchController, below host: UIViewController) {
    let top = showsBar ? navigation.navigationBar.heightThatFits() : 0
    search.view.frame = content.bounds
    search.setBarInsets(UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  private var showsBar: Bool {
    outer == nil && !innermost.isBarHidden && !navigation.navigationBar.isHiddenByApp
  }

  var showsToolbar: Bool { outer == nil && !innermost.isToolbarHidden && !hidesBottomBar }

  /// Whether the bottom bar is hidden. A controller that hides it also hides it for the controllers above.
  package var hidesBottomBar: Bool {
    flatStack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Sets the frame of a controller's view to the whole area, including that below the bars under which the
  /// view extends. The safe area excludes these bars.
  func layout(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let container = navigation.viewIfLoaded else {
      return
    }
    let safeArea = container.safeAreaInsets
    let bar = navigation.navigationBar
    var frame = container.bounds
    var insets = UIEdgeInsets.zero
    let top = showsBar ? bar.heightThatFits() : 0
    let bottom = showsToolbar ? UIApplication.look.height(ofLined: .row) : 0
    let includesBars = bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    if includesBars && controller.edgesForExtendedLayout.contains(.top) {
      insets.top = top
    } else if top > 0 {
      frame.origin.y += safeArea.top + top
      frame.size.height -= safeArea.top + top
    }
    if includesBars && controller.edgesForExtendedLayout.contains(.bottom) {
      insets.bottom = bottom
    } else if bottom > 0 {
      frame.size.height -= safeArea.bottom + bottom
    }
    if view.frame != frame { view.frame = frame }
    controller.setBarInsets(insets)
  }
}
