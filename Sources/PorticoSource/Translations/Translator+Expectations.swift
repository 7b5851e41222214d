import SwiftReading

/// The expectations for observed properties, which XCTest lacks on Linux.
extension Translator {
  /// The declarations, or `nil` if the module's tests don't use such expectations.
  var observingExpectations: String? {
    let isAsked = index.files.contains { file in
      file.source.names.contains("keyValueObservingExpectation")
    }
    return isAsked && options.hasUIKit ? Self.expectations : nil
  }

  private static let expectations = """

    import XCTest

    private final class ValueWatch: NSObject, _ObservesValues {
      private let expectation: XCTestExpectation
      private let isMeant: (Any, [AnyHashable: Any]) -> Bool

      init(_ expectation: XCTestExpectation, _ isMeant: @escaping (Any, [AnyHashable: Any]) -> Bool) {
        self.expectation = expectation
        self.isMeant = isMeant
      }

      @MainActor func _observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let values = (change ?? [:]).map { (AnyHashable($0.rawValue), $1) }
        if isMeant(object as Any, Dictionary(uniqueKeysWithValues: values)) { expectation.fulfill() }
      }
    }

    nonisolated extension XCTestCase {
      @discardableResult func keyValueObservingExpectation(
        for object: Any, keyPath: String, expectedValue: Any?
      ) -> XCTestExpectation {
        watch(object, keyPath) { _, change in
          expectedValue == nil || change["new"] as? AnyHashable == expectedValue as? AnyHashable
        }
      }

      @discardableResult func keyValueObservingExpectation(
        for object: Any, keyPath: String, handler: ((Any, [AnyHashable: Any]) -> Bool)? = nil
      ) -> XCTestExpectation {
        watch(object, keyPath, handler ?? { _, _ in true })
      }

      private func watch(
        _ object: Any, _ keyPath: String, _ isMeant: @escaping (Any, [AnyHashable: Any]) -> Bool
      ) -> XCTestExpectation {
        let expectation = expectation(description: "Expect the value of '\\(keyPath)' to change")
        expectation.assertForOverFulfill = false
        nonisolated(unsafe) let (object, watch) = (object as? NSObject, ValueWatch(expectation, isMeant))
        MainActor.assumeIsolated {
          object?.addObserver(watch, forKeyPath: keyPath, options: [.new, .old], context: nil)
        }
        addTeardownBlock { withExtendedLifetime(watch) {} }
        return expectation
      }
    }
    """
}
