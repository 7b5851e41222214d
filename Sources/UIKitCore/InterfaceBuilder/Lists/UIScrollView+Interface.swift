import Foundation

extension InterfacePart {
  func configureScrollView(_ view: UIScrollView) {
    set("scrollEnabled", of: view, \.isScrollEnabled)
    set("pagingEnabled", of: view, \.isPagingEnabled)
    set("directionalLockEnabled", of: view, \.isDirectionalLockEnabled)
    set("bounces", of: view, \.bounces)
    set("alwaysBounceVertical", of: view, \.alwaysBounceVertical)
    set("alwaysBounceHorizontal", of: view, \.alwaysBounceHorizontal)
    set("bouncesZoom", of: view, \.bouncesZoom)
    set("delaysContentTouches", of: view, \.delaysContentTouches)
    set("canCancelContentTouches", of: view, \.canCancelContentTouches)
    set("minimumZoomScale", of: view, \.minimumZoomScale)
    set("maximumZoomScale", of: view, \.maximumZoomScale)
    set("showsHorizontalScrollIndicator", of: view, \.showsHorizontalScrollIndicator)
    set("showsVerticalScrollIndicator", of: view, \.showsVerticalScrollIndicator)
    set("indicatorStyle", of: view, \.indicatorStyle)
    set("keyboardDismissMode", of: view, \.keyboardDismissMode)
    set("contentInsetAdjustmentBehavior", of: view, \.contentInsetAdjustmentBehavior)
    set("contentInset", of: view, \.contentInset)
    set("scrollIndicatorInsets", of: view, \.scrollIndicatorInsets)
    set("contentSize", of: view, \.contentSize)
    configureView(view)
    if let control: UIRefreshControl = object(key: "refreshControl") {
      view.refreshControl = control
    }
  }
}
