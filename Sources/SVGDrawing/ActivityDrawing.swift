/// The spokes of an activity indicator, in a square of 24 around the origin.
package enum ActivityDrawing {
  /// The elements in `currentColor`, one in each line.
  package static let elements = (0..<12).map { index in
    #"<path d="M0-5.6V-10.4" stroke="currentColor" stroke-width="2" stroke-linecap="round" "#
      + #"opacity="\#(SVG.number(0.15 + 0.85 * Double(index) / 11))" transform="rotate(\#(index * 30))"/>"#
  }
}
