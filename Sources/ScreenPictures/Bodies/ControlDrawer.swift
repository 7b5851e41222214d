import DisplayInterface
import Foundation
import SVGDrawing

/// Draws controls and other content that every display draws in its own way.
@MainActor struct ControlDrawer {
  let canvas: Canvas
  let traits: DisplayTraits

  private static let gray = 120.0 / 255
  private static let knobShadow = "knob-shadow"

  func drawRule(_ color: Color, in frame: CGRect) {
    let thin = 1 / max(1, traits.scale.rounded())
    let rect =
      frame.height > frame.width
      ? CGRect(x: frame.midX - thin / 2, y: frame.minY, width: thin, height: frame.height)
      : CGRect(x: frame.minX, y: frame.midY - thin / 2, width: frame.width, height: thin)
    canvas.addRect(rect, fill: color)
  }

  func drawActivity(_ color: Color, in frame: CGRect) {
    let side = min(frame.width, frame.height, 37)
    let rect = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    guard canvas.shows(rect) else { return }
    let symbol = Element("symbol", [("id", "activity"), ("viewBox", "-12 -12 24 24")])
    canvas.define(
      "activity", [symbol.opening] + ActivityDrawing.elements.map { " " + $0 } + ["</symbol>"])
    var use = Element("use", [("href", "#activity")])
    use.attributes += Element("use", in: rect).attributes
    use.add("color", color)
    canvas.add(use.empty, bounds: rect)
  }

  func drawToggle(isOn: Bool, tint: Color, opacity: Double, in frame: CGRect) {
    let track = CGRect(x: frame.midX - 25.5, y: frame.midY - 15.5, width: 51, height: 31)
    canvas.beginGroup()
    canvas.addRect(track, fill: isOn ? tint : trackColor(light: 0.165, dark: 0.322), radius: 16)
    drawKnob(CGRect(x: track.minX + (isOn ? 22 : 2), y: track.minY + 2, width: 27, height: 27))
    canvas.endGroup(opacity: opacity)
  }

  func drawSlider(_ value: Double, tint: Color, opacity: Double, in frame: CGRect) {
    let knob = CGRect(
      x: frame.minX + (frame.width - 28) * value.clamped(0, 1), y: frame.midY - 14, width: 28,
      height: 28)
    canvas.beginGroup()
    drawBar(
      until: knob.midX, tint: tint, track: trackColor(light: 0.2, dark: 0.361), in: frame)
    drawKnob(knob)
    canvas.endGroup(opacity: opacity)
  }

  func drawProgress(_ value: Double, tint: Color, track: Color, in frame: CGRect) {
    drawBar(
      until: frame.minX + frame.width * value.clamped(0, 1), tint: tint, track: track, in: frame)
  }

  private func drawBar(until end: CGFloat, tint: Color, track: Color, in frame: CGRect) {
    var bar = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    canvas.addRect(bar, fill: track, radius: 2)
    bar.size.width = end - bar.minX
    if bar.width > 0 { canvas.addRect(bar, fill: tint, radius: 2) }
  }

  private func drawKnob(_ rect: CGRect) {
    guard canvas.shows(rect) else { return }
    var knob = Element("circle")
    knob.add("cx", rect.midX)
    knob.add("cy", rect.midY)
    knob.add("r", rect.width / 2)
    knob.add("fill", Color.white)
    knob.add("filter", "url(#\(Self.knobShadow))")
    let region = [("x", "-0.5"), ("y", "-0.5"), ("width", "2"), ("height", "2")]
    let shadow = [("dx", "0"), ("dy", "3"), ("stdDeviation", "4"), ("flood-opacity", "0.15")]
    canvas.define(
      Self.knobShadow,
      [
        Element("filter", [("id", Self.knobShadow)] + region).opening,
        " " + Element("feDropShadow", shadow).empty, "</filter>",
      ])
    canvas.add(knob.empty, bounds: rect)
  }

  /// Returns the color of the part of a track that isn't filled.
  private func trackColor(light: Double, dark: Double) -> Color {
    Color(
      red: Self.gray, green: Self.gray, blue: 128 / 255,
      alpha: traits.style == .dark ? dark : light)
  }
}
