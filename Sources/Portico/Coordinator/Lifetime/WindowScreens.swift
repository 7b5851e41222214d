import UIKit

/// The screens of flows in a window.
@MainActor final class WindowScreens {
  private(set) weak var window: UIWindow?
  /// The places of the screens, by container.
  private var places: [ObjectIdentifier: ScreenPlace] = [:]
  /// The claims of screens without a container, or that were added to it after the last check.
  private var others: [ScreenClaim] = []

  init(_ window: UIWindow) {
    self.window = window
  }

  var claims: [ScreenClaim] { others + places.values.flatMap { $0.claims } }

  func add(_ claim: ScreenClaim) {
    guard let container = claim.screen?.parent else { return others.append(claim) }
    let key = ObjectIdentifier(container)
    var place = places[key]
    if place?.container !== container {
      // A deallocated container had the address of this one.
      others += place?.claims ?? []
      place = ScreenPlace(container)
      places[key] = place
    }
    if place?.add(claim) != true { others.append(claim) }
  }

  /// Removes and returns the claims that must be checked.
  func removeMoved(_ search: RootSearch) -> [ScreenClaim] {
    var moved = others
    others = []
    for (key, place) in places {
      moved += place.removeMoved(in: window, search)
      if place.claims.isEmpty { places[key] = nil }
    }
    return moved
  }
}
