import CoreTelephony
import Testing

@Suite("CoreTelephony") struct CoreTelephonyTests {
  @Test("there is no cellular service")
  func service() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.subscriberCellularProvider?.carrierName == nil)
    #expect(info.serviceSubscriberCellularProviders == nil)
    #expect(info.serviceCurrentRadioAccessTechnology?.values.first == nil)
    #expect(info.currentRadioAccessTechnology != CTRadioAccessTechnologyLTE)
    #expect(CTCellularData().restrictedState == .restrictedStateUnknown)
    #expect(CTCarrier().isoCountryCode == nil && !CTCarrier().allowsVOIP)
  }
}
