public import Foundation

extension UIWindowScene {
  /// Where the scene is and how it is turned.
  @preconcurrency @MainActor open class Geometry: NSObject {
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }
  }

  /// How an app would like a scene to be.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// How an app would like a scene of a phone or tablet to be turned.
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

  /// Asks for the scene to be turned. A display keeps its shape, so this succeeds only where the scene is as asked for.
  ///
  /// - Parameter errorHandler: Called, in a later turn of the main loop, where the scene stays otherwise.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    let current: UIInterfaceOrientationMask =
      interfaceOrientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
    guard let wanted, wanted.isDisjoint(with: current), let errorHandler else { return }
    DispatchQueue.main.async { errorHandler(UISceneError(.geometryRequestDenied)) }
  }

  /// The sizes that a person can give the scene; `nil`, for the display decides.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
