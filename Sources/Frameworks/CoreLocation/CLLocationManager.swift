public import Foundation

/// A manager that reports the device's location. The location is unknown, and the user denies permission when the app
/// requests it, unless a test sets a location.
///
/// The delegate is called on the main thread.
open class CLLocationManager: NSObject {
  /// The device's location for tests. If it's set, the user counts as having allowed the app to use it.
  nonisolated(unsafe) package static var place: CLLocation?
  /// A Boolean value that indicates whether the app has requested permission.
  nonisolated(unsafe) private static var hasAsked = false

  private var isUpdating = false

  public override init() {
    super.init()
    tellAuthorization()
  }

  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation: CLDeviceOrientation = .portrait
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  open private(set) var location: CLLocation?
  open var heading: CLHeading? { nil }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var monitoredRegions: Set<CLRegion> { [] }

  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    guard hasAsked else { return .notDetermined }
    return place == nil ? .denied : .authorizedWhenInUse
  }

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  open func requestWhenInUseAuthorization() {
    guard !Self.hasAsked else { return }
    Self.hasAsked = true
    tellAuthorization()
  }

  open func requestAlwaysAuthorization() {
    requestWhenInUseAuthorization()
  }

  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completion?(CLError(.denied)) }
  }

  open func startUpdatingLocation() {
    isUpdating = true
    later { $0.update() }
  }

  open func stopUpdatingLocation() {
    isUpdating = false
  }

  /// Reports the location once.
  open func requestLocation() {
    later { $0.tell() }
  }

  open func startMonitoringSignificantLocationChanges() {
    later { $0.tell() }
  }

  open func stopMonitoringSignificantLocationChanges() {}

  open func startUpdatingHeading() {
    later { $0.delegate?.locationManager($0, didFailWithError: CLError(.headingFailure)) }
  }

  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  open func startMonitoring(for region: CLRegion) {
    nonisolated(unsafe) let region = region
    later {
      $0.delegate?.locationManager(
        $0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }

  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {}

  // MARK: Reporting

  private func update() {
    if isUpdating { tell() }
  }

  private func tell() {
    guard let place = Self.place, Self.hasAsked else {
      // Until the app requests permission, neither a location nor an error is reported.
      if Self.hasAsked { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
      return
    }
    location = place
    delegate?.locationManager(self, didUpdateLocations: [place])
  }

  private func tellAuthorization() {
    later { manager in
      manager.delegate?.locationManagerDidChangeAuthorization(manager)
      manager.update()
    }
  }

  private func later(_ body: @escaping @Sendable (CLLocationManager) -> Void) {
    nonisolated(unsafe) weak let manager = self
    DispatchQueue.main.async { if let manager { body(manager) } }
  }

  /// Sets the device's location, and discards the app's request for permission.
  package static func reset(place: CLLocation? = nil) {
    self.place = place
    hasAsked = false
  }
}
