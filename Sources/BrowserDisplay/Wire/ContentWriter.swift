import DisplayInterface
import Foundation
import PointText
import SVGDrawing

/// A writer of the JSON for one node's content, an object with these members:
///
///     "bg"      background            "border"  [width, color]       "radius"  [of each corner, from the top left clockwise]
///     "alpha"   opacity               "role"    purpose              "off"     1: disabled
///     "lit"     1: highlighted        "tint"    color of a field's caret and selection
///     "shadow"  [x, y, radius, color, path or ""]
///     "mask"    [path, "evenodd" or "nonzero"], or [number of a picture]
///     "blur"    1: blurs what is behind the background
///     "body"    [kind, …]             "mirror"  1: the body is mirrored
///     "aria"    {attribute: value, …}, for assistive technology and browser drivers
///     "acts"    [name of an action, …]
///     "parts"   [[x, y, width, height, attributes, text, [name of an action, …]], …], the accessibility elements
///
/// Colors are CSS colors. The bodies are:
///
///     ["text", [line, …]]             line: [left, baseline, width, font size, [run, …]]
///     ["field", [line, …], [caret], [[selected rectangle], …], "selected text", 1 if multiline,
///               keyboard, copy]           keyboard: [inputmode, enterkeyhint, autocapitalize, 1 if it corrects]; copy,
///                                         of the edited text: [revision, start and end of the selection, text]
///     ["picture", number, fit, width, height, tint or ""]
///     ["symbol", SVG elements in a square of 24, fit, width, height, tint or ""]
///     ["rule", color]                 ["activity", color, 1 if animated]
///     ["toggle", is on, tint]         ["slider", fraction, tint]
///     ["progress", fraction, tint, track]
///
/// A run is `[string, size, weight, color, flags, background, family, kern, raise, attachment, effects]`. The last
/// six may be omitted. The flags are 1 for italic and 2 for monospaced. An attachment is
/// `[width, height, picture or symbol as in a body]`: it's empty if there's none, and its last element is empty if
/// it only takes up space. Effects are
/// `[decoration, decoration of a nested element, shadow, stroke, 1 if it is filled]`. The first three are in CSS,
/// and empty if there are none; the stroke is `[width, color]`, or empty.
@MainActor struct ContentWriter {
  let placer: TextPlacer
  let pictures: PictureStore

  func json(_ node: NodeTree.Node) -> JSON {
    let content = node.content
    var members: [(String, JSON)] = []
    func add(_ name: String, _ value: JSON?) {
      if let value { members.append((name, value)) }
    }
    let box = content.box
    add("bg", box.background.map(Self.color))
    add("border", box.border.map { [.number($0.width), Self.color($0.color)] })
    add("radius", box.cornerRadius > 0 ? Self.radii(box) : nil)
    add("alpha", box.alpha != 1 ? .number(box.alpha) : nil)
    add("role", content.role == .none ? nil : .string("\(content.role)"))
    add("off", content.isEnabled ? nil : 1)
    add("lit", content.isHighlighted ? 1 : nil)
    if case .field = content.body { add("tint", Self.color(content.tint)) }
    add("shadow", box.shadow.map(Self.shadow))
    add("mask", box.mask.flatMap(mask))
    add("blur", box.blursBackdrop ? 1 : nil)
    add("body", body(content.body, in: node.placement.box.size))
    add("mirror", content.isMirrored ? 1 : nil)
    add("aria", AccessibilityWriter.json(content))
    add("acts", AccessibilityWriter.actions(content.accessibility))
    add("parts", AccessibilityWriter.elements(content))
    return .object(members)
  }

  private func body(_ body: NodeContent.Body, in room: CGSize) -> JSON? {
    switch body {
    case .none: nil
    case .text(let text): ["text", .array(placer.lines(of: text, in: room).map(line))]
    case .field(let field): self.field(field, PlacedField(field, in: room, by: placer))
    case .image(let image): self.image(image)
    case .rule(let color): ["rule", Self.color(color)]
    case .activity(let color, let moves): ["activity", Self.color(color), moves ? 1 : 0]
    case .toggle(let isOn, let tint): ["toggle", isOn ? 1 : 0, Self.color(tint)]
    case .slider(let value, let tint): ["slider", .number(value), Self.color(tint)]
    case .progress(let value, let tint, let track):
      ["progress", .number(value), Self.color(tint), Self.color(track)]
    }
  }

  private func image(_ image: Image) -> JSON? {
    let rest: [JSON] = [
      .string("\(image.fit)"), .number(image.size.width), .number(image.size.height),
      image.tint.map(Self.color) ?? "",
    ]
    switch image.source {
    case .symbol(let name, let font):
      let drawing = SymbolDrawing(named: name, weight: font.cssWeight)
      return .array(["symbol", .string(drawing.elements.joined())] + rest)
    case .pixels:
      guard let number = pictures.number(of: image) else { return nil }
      return .array(["picture", .number(Double(number))] + rest)
    }
  }

  private func field(_ field: Field, _ placed: PlacedField) -> JSON {
    var values: [JSON] = [
      "field", .array(placed.lines.map(line)), placed.caret.map(Self.rect) ?? [],
      .array(placed.selection.map(Self.rect)), .string(placed.selectedText),
      field.isMultiline ? 1 : 0, Self.keyboard(field.keyboard),
    ]
    if let copy = field.editable {
      let numbers = [copy.revision, copy.selection.lowerBound, copy.selection.upperBound]
      values.append(.array(numbers.map { .number(Double($0)) } + [.string(copy.string)]))
    }
    return .array(values)
  }

  /// Returns the values of the HTML attributes for a keyboard.
  private static func keyboard(_ keyboard: Keyboard) -> JSON {
    let mode =
      switch keyboard.kind {
      case .text: "text"
      case .numbers: "numeric"
      case .decimals: "decimal"
      case .phone: "tel"
      case .email: "email"
      case .address: "url"
      case .none: "none"
      }
    return [
      .string(mode), .string("\(keyboard.returnKey)"), .string("\(keyboard.capitalization)"),
      keyboard.corrects ? 1 : 0,
    ]
  }

  private func line(_ line: PlacedLine) -> JSON {
    [
      .number(line.left), .number(line.baseline), .number(line.width), .number(line.size),
      .array(line.runs.map(run)),
    ]
  }

  private func run(_ run: Text.Run) -> JSON {
    let font = run.font
    let flags = (font.isItalic ? 1 : 0) | (font.isMonospaced ? 2 : 0)
    var values: [JSON] = [
      .string(run.attachment == nil ? run.string : ""), .number(font.size),
      .number(Double(font.cssWeight)), Self.color(run.color), .number(Double(flags)),
    ]
    let hasEffects =
      run.underline != nil || run.strikethrough != nil || run.stroke != nil || run.shadow != nil
    let isPlaced =
      run.kern != 0 || run.baselineOffset != 0 || run.attachment != nil || hasEffects
    if run.background != nil || font.family != nil || isPlaced {
      values += [run.background.map(Self.color) ?? "", .string(font.family ?? "")]
    }
    guard isPlaced else { return .array(values) }
    let raise = run.attachment?.bounds.minY ?? run.baselineOffset
    values += [.number(run.kern), .number(raise)]
    if let attachment = run.attachment {
      let size = attachment.bounds.size
      values.append([
        .number(size.width), .number(size.height), attachment.image.flatMap(image) ?? [],
      ])
    } else if hasEffects {
      values.append([])
    }
    if hasEffects { values.append(effects(run)) }
    return .array(values)
  }

  private func effects(_ run: Text.Run) -> JSON {
    let decorations = run.cssDecorations
    return [
      .string(decorations.first ?? ""), .string(decorations.dropFirst().first ?? ""),
      .string(run.cssShadow ?? ""),
      run.stroke.map { [.number($0.width), Self.color($0.color)] } ?? [],
      run.stroke?.isFilled == false ? 0 : 1,
    ]
  }

  private static func radii(_ box: Box) -> JSON {
    let clockwise: [Box.Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return .array(clockwise.map { .number(box.corners.contains($0) ? box.cornerRadius : 0) })
  }

  private static func shadow(_ shadow: Shadow) -> JSON {
    [
      .number(shadow.offset.width), .number(shadow.offset.height), .number(shadow.radius),
      color(shadow.color), .string(shadow.path.map { SVG.path($0) } ?? ""),
    ]
  }

  private func mask(_ mask: Mask) -> JSON? {
    switch mask {
    case .path(let steps, let isEvenOdd):
      [.string(SVG.path(steps)), isEvenOdd ? "evenodd" : "nonzero"]
    case .image(let image): pictures.number(of: image).map { [.number(Double($0))] }
    }
  }

  private static func rect(_ rect: CGRect) -> JSON {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
  }

  static func color(_ color: Color) -> JSON {
    .string("#" + color.hexadecimalWithAlpha)
  }
}
