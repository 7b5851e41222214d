import DisplayInterface
import Foundation

extension UIApplication {
  func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    windowScene.activationState = .foregroundActive
    if let sceneDelegate = windowScene.delegate {
      sceneDelegate.sceneDidBecomeActive(windowScene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: windowScene)
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Notifies the app that it resigns active and enters the background, because its display is hidden or the app
  /// terminates.
  package func enterBackground() {
    guard applicationState == .active else { return }
    let center = NotificationCenter.default
    applicationState = .inactive
    windowScene.activationState = .foregroundInactive
    if let sceneDelegate = windowScene.delegate {
      sceneDelegate.sceneWillResignActive(windowScene)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    center.post(name: UIScene.willDeactivateNotification, object: windowScene)
    center.post(name: UIApplication.willResignActiveNotification, object: self)
    applicationState = .background
    windowScene.activationState = .background
    if let sceneDelegate = windowScene.delegate {
      sceneDelegate.sceneDidEnterBackground(windowScene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    center.post(name: UIScene.didEnterBackgroundNotification, object: windowScene)
    center.post(name: UIApplication.didEnterBackgroundNotification, object: self)
  }

  package func enterForeground() {
    guard applicationState == .background else { return }
    let center = NotificationCenter.default
    applicationState = .inactive
    windowScene.activationState = .foregroundInactive
    if let sceneDelegate = windowScene.delegate {
      sceneDelegate.sceneWillEnterForeground(windowScene)
    } else {
      delegate?.applicationWillEnterForeground(self)
    }
    center.post(name: UIScene.willEnterForegroundNotification, object: windowScene)
    center.post(name: UIApplication.willEnterForegroundNotification, object: self)
    becomeActive()
  }

  /// Terminates the app: notifies its delegate, then stops the display.
  package func terminate() {
    if applicationState == .active { enterBackground() }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: self)
    display.stop()
  }

  /// Updates the app for the screen's new size, style or other traits.
  package func displayTraitsDidChange() {
    look = chooseLook(display.traits)
    screenKeyboard.displayDidChange(height: display.traits.keyboardHeight) {
      for window in windowScene.windows {
        window.screenDidChange()
        window.keyboardDidChange()
        window.inputViews.setNeedsUpdate(in: window)
      }
      tellSceneDelegate()
      tellContentSizeCategory()
      Turn.current.commit()
    }
  }

  func delegateDidChange(of scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    toldScene = (scene.effectiveGeometry, scene.traitCollection)
  }

  /// Calls the scene delegate's methods for changes of the screen's size or traits.
  private func tellSceneDelegate() {
    let scene = windowScene
    let last = toldScene
    toldScene = (scene.effectiveGeometry, scene.traitCollection)
    guard let last, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
    let resized = last.geometry.coordinateSpace.bounds != scene.coordinateSpace.bounds
    guard resized || last.traits != scene.traitCollection else { return }
    delegate.windowScene(
      scene, didUpdate: last.geometry.coordinateSpace,
      interfaceOrientation: last.geometry.interfaceOrientation, traitCollection: last.traits)
    if resized { delegate.windowScene(scene, didUpdateEffectiveGeometry: last.geometry) }
  }

  private func tellContentSizeCategory() {
    let category = preferredContentSizeCategory
    guard category != toldContentSizeCategory else { return }
    toldContentSizeCategory = category
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
}
