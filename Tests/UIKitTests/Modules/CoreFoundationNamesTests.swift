import Testing
import UIKit

/// Names that Core Foundation has on iOS, as code written there uses them.
@MainActor @Suite("Names of Core Foundation") struct CoreFoundationNamesTests {
  @Test func `the keys of information property lists are strings`() {
    let keys: [CFString] = [
      kCFBundleInfoDictionaryVersionKey, kCFBundleExecutableKey, kCFBundleIdentifierKey,
      kCFBundleVersionKey, kCFBundleDevelopmentRegionKey, kCFBundleNameKey,
      kCFBundleLocalizationsKey,
    ]
    #expect(Set(keys).count == 7)
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(keys.allSatisfy { $0.hasPrefix("CFBundle") })
  }

  @Test func `any object is of Core Foundation's type`() {
    let layer = CATextLayer()
    layer.font = UIFont.systemFont(ofSize: 20) as CFTypeRef
    #expect((layer.font as? UIFont)?.pointSize == 20)
  }
}
