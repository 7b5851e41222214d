import CoreLocation
import PorticoTesting
import Testing

@MainActor @Suite("Core Location", .serialized) struct CoreLocationTests {
  final class Log: NSObject, CLLocationManagerDelegate {
    nonisolated(unsafe) var steps: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      steps.append("status \(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      steps.append("at \(locations.map(\.coordinate.latitude))")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      steps.append("failed \((error as? CLError)?.code == .denied)")
    }
  }

  final class OldLog: NSObject, CLLocationManagerDelegate {
    nonisolated(unsafe) var statuses: [CLAuthorizationStatus] = []

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
      statuses.append(status)
    }
  }

  @Test("a person who is asked refuses, and places stay unknown")
  func denied() async throws {
    CLLocationManager.reset()
    let log = Log()
    let manager = CLLocationManager()
    manager.delegate = log
    manager.startUpdatingLocation()
    try await waitUntil("the status is told") { !log.steps.isEmpty }
    #expect(log.steps == ["status notDetermined"])
    manager.requestWhenInUseAuthorization()
    try await waitUntil("updating failed") { log.steps.count == 3 }
    #expect(log.steps.suffix(2) == ["status denied", "failed true"])
    #expect(manager.location == nil)
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    try await waitUntil("asking for a place failed") { log.steps.count == 4 }
    #expect(log.steps.last == "failed true")
  }

  @Test("a device that was put somewhere tells its place")
  func place() async throws {
    CLLocationManager.reset(place: CLLocation(latitude: 52.5, longitude: 13.4))
    defer { CLLocationManager.reset() }
    let log = Log()
    let manager = CLLocationManager()
    manager.requestAlwaysAuthorization()
    manager.delegate = log
    manager.requestLocation()
    try await waitUntil("the place is told") { log.steps.contains("at [52.5]") }
    #expect(log.steps.first == "status authorizedWhenInUse")
    #expect(manager.location?.coordinate.longitude == 13.4)
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    await Task.yield()
    #expect(log.steps.filter { $0.hasPrefix("at") }.count == 1)
  }

  @Test("a delegate of former times is told the status")
  func oldDelegate() async throws {
    CLLocationManager.reset()
    let log = OldLog()
    let manager = CLLocationManager()
    manager.delegate = log
    manager.requestWhenInUseAuthorization()
    try await waitUntil("the status is told") { log.statuses.contains(.denied) }
    CLLocationManager.reset()
  }

  @Test("distances are along the Earth's surface")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_460) < 1_000)
    #expect(berlin.distance(from: berlin) == 0)
    let near = CLCircularRegion(center: berlin.coordinate, radius: 1_000, identifier: "B")
    #expect(near.contains(CLLocationCoordinate2DMake(52.525, 13.405)))
    #expect(!near.contains(paris.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("names of places can't be found without a network")
  func geocoder() async throws {
    let geocoder = CLGeocoder()
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Berlin") }
    var codes: [CLError.Code] = []
    geocoder.geocodeAddressString("Berlin") { places, error in
      #expect(places == nil)
      codes += [(error as? CLError)?.code].compactMap { $0 }
    }
    #expect(geocoder.isGeocoding)
    try await waitUntil("geocoding failed") { codes == [.network] }
    geocoder.geocodeAddressString("Berlin") { _, error in
      codes += [(error as? CLError)?.code].compactMap { $0 }
    }
    geocoder.cancelGeocode()
    try await waitUntil("geocoding was cancelled") { codes == [.network, .geocodeCanceled] }
  }
}
