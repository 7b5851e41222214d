public import Foundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A converter between coordinates and place names. It needs a network, so all of its requests fail.
open class CLGeocoder: NSObject {
  public override init() {
    super.init()
  }

  open private(set) var isGeocoding = false

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  open func cancelGeocode() {
    isGeocoding = false
  }

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    nonisolated(unsafe) let (geocoder, complete) = (self, completionHandler)
    DispatchQueue.main.async {
      let code: CLError.Code = geocoder.isGeocoding ? .network : .geocodeCanceled
      geocoder.isGeocoding = false
      complete(nil, CLError(code))
    }
  }
}
