/// A drawing of a system symbol with strokes and shapes, in a square of 24.
package struct SymbolDrawing {
  struct Parts {
    /// A closed shape, which can be filled.
    var shape: String?
    /// The strokes that are cut out of the shape if it's filled.
    var details: String?
    /// The strokes over both.
    var more: String?

    init(_ paths: [String]) {
      func path(_ index: Int) -> String? {
        paths.indices.contains(index) && !paths[index].isEmpty ? paths[index] : nil
      }
      (shape, details, more) = (path(0), path(1), path(2))
    }
  }

  /// An identifier. Drawings with the same identifier have the same elements.
  package let id: String
  private let parts: Parts
  /// The name of the shape around the parts.
  private let frame: String?
  private let isFilled: Bool
  private let isSlashed: Bool
  /// The width of the strokes.
  private let width: Double

  /// Creates the drawing for the longest prefix of a name that has one, with the modifications for the other words.
  /// The drawing of an unknown name is a square.
  ///
  /// - Parameter weight: The weight on the scale of CSS, from 100 through 900.
  package init(named name: String, weight: Int) {
    var words = (Self.synonyms[name] ?? name).split(separator: ".").map(String.init)
    var rest: Set<String> = []
    var found: (name: String, parts: Parts)?
    while found == nil, let word = words.last {
      let known = words.joined(separator: ".")
      let drawn = Self.synonyms[known] ?? known
      found = Self.table[drawn].map { (drawn, $0) }
      if found == nil {
        rest.insert(word)
        words.removeLast()
      }
    }
    parts = found?.parts ?? Self.table["square"]!
    frame = found == nil ? nil : ["circle", "square"].first(where: rest.contains)
    isFilled = rest.contains("fill")
    isSlashed = rest.contains("slash")
    width = 0.9 + Double(weight) / 520
    let additions = [frame, isFilled ? "fill" : nil, isSlashed ? "slash" : nil].compactMap(\.self)
    id = ([found?.name ?? "square"] + additions).joined(separator: ".") + "-\(weight)"
  }

  /// The elements of the drawing in `currentColor`, one in each line.
  package var elements: [String] {
    var drawn: [String]
    if let frame, let shape = Self.table[frame]?.shape {
      let thick = width / 0.62
      let inner =
        (parts.shape.map { [Self.path($0, thick, isFilled: true)] } ?? [])
        + [parts.details, parts.more].compactMap(\.self).map { Self.path($0, thick) }
      let scaled =
        [#"<g transform="translate(12 12) scale(.62) translate(-12 -12)">"#] + inner + ["</g>"]
      drawn = outline(shape, scaled)
    } else {
      drawn = outline(parts.shape, parts.details.map { [Self.path($0, width)] } ?? [])
      drawn += parts.more.map { [Self.path($0, width)] } ?? []
    }
    guard isSlashed else { return drawn }
    return cutting([Self.path("M4.8 2.2l17 17", width + 0.6)], outOf: drawn, "slash")
      + [Self.path("M3.5 3.5l17 17", width)]
  }

  /// Returns an outline with strokes in it, or a filled shape from which the strokes are cut.
  private func outline(_ shape: String?, _ details: [String]) -> [String] {
    guard let shape else { return details }
    let outline = [Self.path(shape, width, isFilled: isFilled)]
    return isFilled && !details.isEmpty
      ? cutting(details, outOf: outline, "details") : outline + details
  }

  private func cutting(_ details: [String], outOf drawn: [String], _ name: String) -> [String] {
    let mask = "\(id)-\(name)"
    return [
      #"<mask id="\#(mask)" maskUnits="userSpaceOnUse" x="-4" y="-4" width="32" height="32">"#,
      ##"<rect x="-4" y="-4" width="32" height="32" fill="#fff"/>"##, ##"<g color="#000">"##,
    ] + details + ["</g>", "</mask>", #"<g mask="url(#\#(mask))">"#] + drawn + ["</g>"]
  }

  private static func path(_ d: String, _ width: Double, isFilled: Bool = false) -> String {
    let paint = isFilled ? "currentColor" : "none"
    return #"<path d="\#(d)" fill="\#(paint)" stroke="currentColor" "#
      + #"stroke-width="\#(SVG.number(width))" stroke-linecap="round" stroke-linejoin="round"/>"#
  }
}
