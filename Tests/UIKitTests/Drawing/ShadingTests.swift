import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore

// developer.apple.com/documentation/coregraphics/cgshading, …/cgfunction, …/cgpattern
@MainActor @Suite("Shadings and patterns") struct ShadingTests {
  private func image(
    _ size: CGSize = CGSize(width: 12, height: 8), _ draw: (CGContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }

  /// A function of the red component.
  private func function(
    domain: [CGFloat] = [0, 1], range: [CGFloat] = [0, 1, 0, 1, 0, 1, 0, 1],
    release: CGFunctionReleaseInfoCallback? = nil
  ) throws -> CGFunction {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] * 2
        output[1] = 0
        output[2] = 0
        output[3] = 1
      }, releaseInfo: release)
    return try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: domain, rangeDimension: 4, range: range,
        callbacks: &callbacks))
  }

  @Test("A function computes the colors along a line, within its range")
  func axial() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let shading = try #require(
      CGShading(
        axialSpace: space, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 10, y: 0),
        function: try function(), extendStart: false, extendEnd: true))
    let image = image { $0.drawShading(shading) }
    #expect(image.pixel(1, 0) == [0, 0, 0, 0])
    // A quarter of the way; the color is twice as red.
    #expect(abs(Int(image.pixel(4, 3)[0]) - 160) < 4)
    #expect(image.pixel(7, 3) == [255, 0, 0, 255])
    #expect(image.pixel(11, 7) == [255, 0, 0, 255])
  }

  @Test("Between circles, and with another domain")
  func radial() throws {
    let shading = try #require(
      CGShading(
        radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 6, y: 4), startRadius: 0,
        end: CGPoint(x: 6, y: 4), endRadius: 4, function: try function(domain: [0.25, 0.5]),
        extendStart: false, extendEnd: false))
    let image = image { $0.drawShading(shading) }
    #expect(abs(Int(image.pixel(6, 4)[0]) - 150) < 6)
    #expect(abs(Int(image.pixel(9, 4)[0]) - 240) < 6)
    #expect(image.pixel(0, 0) == [0, 0, 0, 0])
  }

  @Test("A function without enough outputs makes no shading, and releases its info")
  func functions() throws {
    var count = 0
    do {
      let gray = try function(release: { _ in count += 1 })
      #expect(
        CGShading(
          axialSpace: CGColorSpaceCreateDeviceCMYK(), start: .zero, end: CGPoint(x: 1, y: 0),
          function: gray, extendStart: true, extendEnd: true) == nil)
      #expect(count == 0)
    }
    #expect(count == 1)
    var callbacks = CGFunctionCallbacks(version: 0, evaluate: nil, releaseInfo: nil)
    #expect(
      CGFunction(
        info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil,
        callbacks: &callbacks) == nil)
  }

  private func pattern(
    isColored: Bool, step: CGFloat = 4, matrix: CGAffineTransform = .identity
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: matrix, xStep: step,
        yStep: step, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
  }

  @Test("A pattern repeats its cell, wherever the path is")
  func coloredPattern() throws {
    let pattern = try pattern(isColored: true)
    let image = image { context in
      context.translateBy(x: 1, y: 0)
      context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil)!)
      context.setFillPattern(pattern, colorComponents: [1])
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(x: 10, y: 0, width: 1, height: 1))
    }
    let row = (0..<12).map { image.pixel($0, 0)[3] > 0 }
    // The transform doesn't move the pattern.
    #expect(
      row == [false, false, false, false, true, false, false, false, true, false, false, true])
    #expect(image.pixel(4, 0) == [255, 0, 0, 255])
    #expect(image.pixel(4, 1) == [255, 0, 0, 255])
    #expect(image.pixel(4, 2) == [0, 0, 0, 0])
    #expect(image.pixel(4, 4) == [255, 0, 0, 255])
    #expect(image.pixel(11, 0) == [0, 0, 0, 255])
  }

  @Test("A pattern without colors has that of its components, a phase and a matrix")
  func uncoloredPattern() throws {
    let pattern = try pattern(isColored: false, matrix: CGAffineTransform(scaleX: 2, y: 1))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(space.model == .pattern && space.baseColorSpace?.model == .rgb)
    let image = image { context in
      context.setStrokeColorSpace(space)
      context.setPatternPhase(CGSize(width: 1, height: 0))
      context.setStrokePattern(pattern, colorComponents: [0, 0, 1, 1])
      context.setLineWidth(4)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 12, y: 2)])
    }
    let row = (0..<12).map { image.pixel($0, 0)[3] > 0 }
    #expect(
      row == [false, true, true, false, false, false, false, false, false, true, true, false])
    #expect(image.pixel(1, 1) == [0, 0, 255, 255])
    #expect(image.pixel(1, 5)[3] == 0)
  }

  @Test("Components are those of the color space that was set")
  func components() {
    let image = image { context in
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setFillColor([0, 1, 0, 1])
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor([1, 1])
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    let pixels = (0..<4).map { image.pixel($0, 0) }
    #expect(
      pixels == [[0, 255, 0, 255], [0, 0, 0, 255], [255, 255, 255, 255], [0, 255, 255, 255]])
  }
}
