public import Foundation

/// The coordinate space of a screen at one time.
private final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}

extension UIWindowScene {
  /// The coordinate space and the orientation of a scene.
  @preconcurrency @MainActor open class Geometry: NSObject {
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ scene: UIWindowScene) {
      coordinateSpace = FixedCoordinateSpace(bounds: scene.coordinateSpace.bounds)
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }
  }

  /// The app's preferences for the geometry of a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// The app's preferences for the orientation of a scene on a phone or tablet.
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() {
        super.init()
      }

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Requests an orientation of the scene. A display keeps its shape, so the request succeeds only if the scene
  /// already has the orientation.
  ///
  /// - Parameter errorHandler: Called in a later turn of the main loop if the request is denied.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    let current: UIInterfaceOrientationMask =
      interfaceOrientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
    guard let wanted, wanted.isDisjoint(with: current), let errorHandler else { return }
    DispatchQueue.main.async { errorHandler(UISceneError(.geometryRequestDenied)) }
  }

  /// The range of sizes that a user can choose; `nil`, because the display determines the size.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
