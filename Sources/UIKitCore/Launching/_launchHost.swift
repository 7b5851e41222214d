/// Starts the app that tests run in, without a main loop. Another that runs gives way to it: SwiftPM runs the tests of
/// all apps of a package in one process.
///
/// What the build-tool plugin writes into the module of the tests calls it.
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
