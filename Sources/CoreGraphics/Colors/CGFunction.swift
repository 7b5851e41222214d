public import Foundation

/// Computes the values of a function: `info`, the inputs and the outputs.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Releases `info`.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function of numbers, such as the colors along a shading.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  private let domainDimension: Int
  private let rangeDimension: Int
  private let callbacks: CGFunctionCallbacks

  /// - Parameters:
  ///   - domain: The lower and upper limit of each input; `nil` for no limits.
  ///   - range: The lower and upper limit of each output; `nil` for no limits.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else {
      return nil
    }
    self.info = info
    self.domainDimension = domainDimension
    self.rangeDimension = rangeDimension
    self.domain = Self.limits(domain, domainDimension)
    self.range = Self.limits(range, rangeDimension)
    self.callbacks = callbacks.pointee
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  private static func limits(
    _ numbers: UnsafePointer<CGFloat>?, _ count: Int
  ) -> [ClosedRange<CGFloat>]? {
    numbers.map { numbers in
      (0..<count).map { index in
        let (low, high) = (numbers[index * 2], numbers[index * 2 + 1])
        return min(low, high)...max(low, high)
      }
    }
  }

  /// The limits of the first input.
  var firstDomain: ClosedRange<CGFloat> { domain?[0] ?? 0...1 }

  var outputs: Int { rangeDimension }

  /// Returns the values for inputs, of which missing ones are 0.
  func values(for inputs: [CGFloat]) -> [CGFloat] {
    let limited = (0..<domainDimension).map { index in
      Self.limit(index < inputs.count ? inputs[index] : 0, domain?[index])
    }
    var outputs = [CGFloat](repeating: 0, count: rangeDimension)
    callbacks.evaluate?(info, limited, &outputs)
    return outputs.enumerated().map { Self.limit($1, range?[$0]) }
  }

  private static func limit(_ number: CGFloat, _ range: ClosedRange<CGFloat>?) -> CGFloat {
    range.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number
  }
}
