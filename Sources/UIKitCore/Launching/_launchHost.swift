/// Starts the app that hosts tests, without a main loop. It replaces an app that is running, because SwiftPM
/// runs the tests of all apps of a package in one process.
///
/// The code that the build tool plugin generates in the test module calls it.
@preconcurrency @MainActor public func _launchHost(_ type: any UIApplicationDelegate.Type) {
  let application = UIApplication.shared
  if let running = application.delegate {
    guard Swift.type(of: running) != type else { return }
    for window in application.windowScene.windows { window.isHidden = true }
    application.windowScene.delegate = nil
  }
  let delegate = type.init()
  application.delegate = delegate
  application.applicationState = .inactive
  application.launch(AppInformation(delegate: delegate))
}
