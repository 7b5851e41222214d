import Foundation

/// The reason why a launched app displays nothing, and how to fix it.
@MainActor struct BlankScreen {
  let application: UIApplication
  let information: AppInformation

  /// The reason, or `nil` if the app displays something.
  var reason: String? {
    let shown = scene.windows.filter { !$0.isHidden }
    guard let window = shown.last else { return "no window was shown: \(cause)" }
    let isEmpty = shown.allSatisfy { $0.rootViewController == nil && $0.subviews.isEmpty }
    return isEmpty ? "nothing shows in \(window): set its rootViewController." : nil
  }

  private var scene: UIWindowScene { application.windowScene }

  private var cause: String {
    let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate
    let hidden = application.delegate?.window ?? sceneDelegate?.window ?? scene.windows.last
    if let hidden { return "\(hidden) is hidden. Call makeKeyAndVisible() on it." }
    if !information.scenes.isEmpty, scene.delegate == nil {
      return "the first scene of \(information.source ?? "Info.plist") has no delegate to keep a "
        + "window."
    }
    if let (kind, owner) = ownerWithoutWindow {
      return "The \(kind) delegate must implement the window property if it wants to use a main "
        + "storyboard file. Add var window: UIWindow? to \(type(of: owner))."
    }
    if scene.numberOfKnownWindows > 0 {
      return "a window was made, but nothing holds it. Keep it in a property of the delegate."
    }
    if let sceneDelegate {
      return "\(type(of: sceneDelegate)) made none. Make a UIWindow(windowScene:) in "
        + "scene(_:willConnectTo:options:), or name a storyboard in UISceneStoryboardFile."
    }
    return "neither the app's delegate nor a scene's made one visible, and \(missingKey)"
  }

  /// The delegate without a property for the window of its storyboard.
  private var ownerWithoutWindow: (kind: String, owner: AnyObject)? {
    if let owner = scene.delegate {
      return scene.session.configuration.storyboard == nil ? nil : ("scene", owner)
    }
    guard let owner = application.delegate, information.scenes.isEmpty,
      information.mainStoryboard != nil
    else { return nil }
    return ("app", owner)
  }

  /// A message about the missing key of the property list.
  private var missingKey: String {
    guard let source = information.source else {
      return "no Info.plist was found that names a main storyboard or a scene. \(declaration)"
    }
    if information.hasManifest {
      return "UIApplicationSceneManifest in \(source) describes no scene. Add an array "
        + "UIWindowSceneSessionRoleApplication to its UISceneConfigurations."
    }
    return "\(source) names neither a main storyboard nor a scene. Add UIMainStoryboardFile or "
      + "UIApplicationSceneManifest, or make a window in application(_:didFinishLaunchingWithOptions:)."
  }

  private var declaration: String {
    guard let module = information.module,
      let path = SourcePackage.path(preferring: module, where: { $0.hasSuffix("Info.plist") }),
      path.contains("\(module)/")
    else { return "Make a window in application(_:didFinishLaunchingWithOptions:)." }
    return "\(path) is no resource. \(SourcePackage.declaration(of: path))"
  }
}
