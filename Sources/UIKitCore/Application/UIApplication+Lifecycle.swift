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

  /// The display went away: the app is told that it resigns and is in the background.
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

  /// Ends the app: its delegate hears of it, then the display stops.
  package func terminate() {
    if applicationState == .active { enterBackground() }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: self)
    display.stop()
  }

  /// Follows a change of the screen's size, style or other traits.
  package func displayTraitsDidChange() {
    look = chooseLook(display.traits)
    screenKeyboard.displayDidChange(height: display.traits.keyboardHeight) {
      for window in windowScene.windows {
        window.screenDidChange()
        window.keyboardDidChange()
        window.inputViews.setNeedsUpdate(in: window)
      }
      Turn.current.commit()
    }
  }
}
