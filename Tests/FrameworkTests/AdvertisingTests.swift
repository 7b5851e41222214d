import AdSupport
import AppTrackingTransparency
import Foundation
import Synchronization
import Testing

@Suite("AppTrackingTransparency and AdSupport") struct AdvertisingTests {
  @Test("a person who is asked refuses")
  func denied() async {
    ATTrackingManager.wasAsked.withLock { $0 = false }
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    let status = await withCheckedContinuation { done in
      ATTrackingManager.requestTrackingAuthorization { done.resume(returning: $0) }
    }
    #expect(status == .denied)
  }

  @Test("the identifier consists of zeros")
  func identifier() {
    let manager = ASIdentifierManager.shared()
    #expect(
      manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!manager.isAdvertisingTrackingEnabled)
  }
}
