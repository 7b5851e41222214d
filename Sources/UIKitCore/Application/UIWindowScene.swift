import Foundation

/// A scene that contains windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var windowsStorage: [WeakWindow] = []

  package final func add(_ window: UIWindow) {
    remove(window)
    windowsStorage.append(WeakWindow(window: window))
  }

  /// Removes a window, and the deallocated ones, because each turn visits all windows.
  package final func remove(_ window: UIWindow) {
    windowsStorage.removeAll { $0.window == nil || $0.window === window }
  }

  package final var numberOfKnownWindows: Int { windowsStorage.count }

  open var screen: UIScreen { .main }
  /// The coordinate space of the screen, which the scene fills.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var windows: [UIWindow] { windowsStorage.compactMap { $0.window } }
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The visible windows from back to front. Accessed in most turns, also in parallel tests with thousands of
  /// windows.
  package final var shownWindows: [UIWindow] {
    var shown: [UIWindow] = []
    var isSorted = true
    for entry in windowsStorage {
      guard let window = entry.window, !window.isHidden else { continue }
      if let last = shown.last, window.windowLevel < last.windowLevel { isSorted = false }
      shown.append(window)
    }
    return isSorted ? shown : shown.sorted { $0.windowLevel < $1.windowLevel }
  }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }
  open var isFullScreen: Bool { true }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
