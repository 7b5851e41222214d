public import Foundation

/// Draws the cell of a pattern, given `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Releases `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// The adaptation of the distances between cells to whole pixels. All patterns are drawn without an adaptation.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}

/// A drawing that is repeated in both directions to fill or stroke a path.
///
/// A cell that is larger than the distance between cells is cut off.
public final class CGPattern {
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// - Parameters:
  ///   - bounds: The cell, in the coordinates of the pattern.
  ///   - matrix: The transform from the coordinates of the pattern to the untransformed ones of the context.
  ///   - isColored: `true` if the callback sets colors; otherwise, the cell has the color with which it's drawn.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard !bounds.isEmpty, xStep != 0, yStep != 0, callbacks.pointee.drawPattern != nil else {
      return nil
    }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  func draw(in context: CGContext) {
    callbacks.drawPattern?(info, context)
  }
}
