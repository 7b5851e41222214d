/// Measurements with metrics and options in tests, which XCTest lacks on Linux.
extension Translator {
  static let metrics = """

    import XCTest

    nonisolated protocol XCTMetric: NSObjectProtocol {}

    nonisolated class XCTClockMetric: NSObject, XCTMetric {}
    nonisolated class XCTCPUMetric: NSObject, XCTMetric {
      convenience init(limitingToCurrentThread: Bool) { self.init() }
    }
    nonisolated class XCTMemoryMetric: NSObject, XCTMetric {}
    nonisolated class XCTStorageMetric: NSObject, XCTMetric {}
    nonisolated class XCTHitchMetric: NSObject, XCTMetric {}
    nonisolated class XCTOSSignpostMetric: NSObject, XCTMetric {
      convenience init(subsystem: String, category: String, name: String) { self.init() }
    }

    nonisolated class XCTMeasureOptions: NSObject {
      struct InvocationOptions: OptionSet {
        let rawValue: UInt
        static let manuallyStart = InvocationOptions(rawValue: 1)
        static let manuallyStop = InvocationOptions(rawValue: 2)
      }

      class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
      var invocationOptions: InvocationOptions = []
      var iterationCount = 5
    }

    nonisolated extension XCTestCase {
      class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
      class var defaultMeasureOptions: XCTMeasureOptions { .default }

      /// Measures the time, whatever the metrics are.
      func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(options: Self.defaultMeasureOptions, block: block)
      }

      func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        measure(options: options, block: block)
      }

      func measure(options: XCTMeasureOptions, block: () -> Void) {
        measureMetrics(
          [.wallClockTime],
          automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart), for: block)
      }
    }
    """
}
