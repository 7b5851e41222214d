package import DisplayInterface
import Foundation
import UIKitDiagnostics

extension UIApplication {
  /// Starts the app on a display and runs it until it is ended.
  ///
  /// - Parameter didStart: Called in the first turn after the app has become active.
  package func run(
    delegate: (any UIApplicationDelegate)?, on display: any Display,
    didStart: @escaping @MainActor () -> Void = {}
  ) {
    self.display = display
    self.delegate = delegate
    applicationState = .inactive
    DispatchQueue.main.async {
      self.launch(AppInformation(delegate: delegate))
      didStart()
    }
    display.run { [weak self] in self?.inputRouter.receive($0) }
  }

  /// Starts the app: loads its main storyboard or connects its scene, tells the delegates in the order that Apple
  /// documents, and shows the first screen.
  package func launch(_ information: AppInformation) {
    information.module.map(ResourceBundles.prefer)
    if let name = information.displayName { renderer.tell(.title(name)) }
    self.information = information
    let scenes = information.scenes
    let storyboard = scenes.isEmpty ? information.mainStoryboard : nil
    let window = storyboard.map { name in
      let window = UIWindow(frame: UIScreen.main.bounds)
      let key = "UIMainStoryboardFile"
      window.rootViewController = TrapContext.perform(
        "\(key) in \(information.source ?? "Info.plist")"
      ) {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        storyboard.tint(window)
        return initialController(of: storyboard, for: key)
      }
      delegate?.window = window
      return window
    }
    if let delegate {
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      delegate.applicationDidFinishLaunching(self)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    UIMenuSystem.main.rebuild()
    // The delegate may have replaced the window.
    if let window, delegate == nil || delegate?.window === window { window.makeKeyAndVisible() }
    connectScene(scenes)
    becomeActive()
    // A window that nothing else retains is deallocated after this.
    Turn.current.commit()
    if let reason = BlankScreen(application: self, information: information).reason {
      Console.write("UIKit: \(reason)")
    }
  }

  /// Creates the delegate of the scene in the app's configuration, as the system does for apps with scenes.
  private func connectScene(_ scenes: [AppInformation.Scene]) {
    let session = windowScene.session
    let options = UIScene.ConnectionOptions()
    if let first = scenes.first { session.configuration = configuration(first) }
    guard
      let configuration = delegate?.application(
        self, configurationForConnecting: session, options: options)
    else { return }
    // A configuration that has only a name refers to the one in the manifest with this name.
    if configuration !== session.configuration, configuration.delegateClass == nil,
      configuration.storyboard == nil,
      let scene = scenes.first(where: { $0.name == configuration.name }) ?? scenes.first
    {
      let isFirst = scene.name == session.configuration.name
      let known = isFirst ? session.configuration : self.configuration(scene)
      configuration.delegateClass = known.delegateClass
      configuration.storyboard = known.storyboard
    }
    session.configuration = configuration
    let type = configuration.delegateClass as? any UISceneDelegate.Type
    if type == nil, let other = configuration.delegateClass {
      Console.write(
        "UIKit: \(String(reflecting: other)), the class of the scene's delegate, does not conform to "
          + "UIWindowSceneDelegate. Make it conform.")
    }
    let sceneDelegate = type?.init()
    windowScene.delegate = sceneDelegate
    let window = configuration.storyboard.map { storyboard in
      let window = UIWindow(windowScene: windowScene)
      storyboard.tint(window)
      window.rootViewController = initialController(of: storyboard, for: "UISceneStoryboardFile")
      (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
      return window
    }
    sceneDelegate?.scene(windowScene, willConnectTo: session, options: options)
    if sceneDelegate != nil {
      NotificationCenter.default.post(name: UIScene.willConnectNotification, object: windowScene)
    }
    let owner = sceneDelegate as? any UIWindowSceneDelegate
    if let window, owner == nil || owner?.window === window { window.makeKeyAndVisible() }
  }

  private func configuration(_ scene: AppInformation.Scene) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: scene.name, sessionRole: .windowApplication)
    if let name = scene.delegateClass {
      configuration.delegateClass = NSClassFromString(name)
      if configuration.delegateClass == nil {
        Console.write(
          "UIKit: Info.plist configuration \"\(scene.name ?? "(no name)")\" for "
            + "\(UISceneSession.Role.windowApplication.rawValue) contained "
            + "UISceneDelegateClassName key, but could not load class with name \"\(name)\". Declare the "
            + "class in the module that the name begins with, not private, or correct the name.")
      }
    }
    configuration.storyboard = scene.storyboard.map { name in
      TrapContext.perform("UISceneStoryboardFile in Info.plist") {
        UIStoryboard(name: name, bundle: nil)
      }
    }
    return configuration
  }

  private func initialController(of storyboard: UIStoryboard, for key: String) -> UIViewController {
    guard let controller = storyboard.instantiateInitialViewController() else {
      trap(
        "Failed to instantiate the default view controller for \(key) '\(storyboard.name)' - perhaps the "
          + "designated entry point is not set? Choose a scene of \(storyboard.document.fileName) as the initial "
          + "view controller: initialViewController in the file is "
          + (storyboard.document.root["initialViewController"].map { "'\($0)', no scene." }
            ?? "missing."))
    }
    return controller
  }
}
