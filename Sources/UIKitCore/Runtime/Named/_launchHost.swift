/// Starts the app that tests run in, before the first of them and without a main loop.
///
/// What the build-tool plugin writes into the module of the tests calls it.
@preconcurrency @MainActor public func _launchHost(_ type: any UIApplicationDelegate.Type) {
  let application = UIApplication.shared
  guard application.delegate == nil else { return }
  let delegate = type.init()
  application.delegate = delegate
  application.applicationState = .inactive
  application.launch(AppInformation(delegate: delegate))
  Turn.current.commit()
}
