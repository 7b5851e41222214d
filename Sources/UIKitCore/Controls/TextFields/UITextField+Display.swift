package import DisplayInterface
package import Foundation

extension UITextField {
  package var shownField: Field {
    var style = TextStyle(
      font: fontStorage, color: colorStorage, alignment: alignmentStorage,
      lineBreakMode: .byClipping, isRightToLeft: isRightToLeft)
    if !isEnabled { style.color = .tertiaryLabel }
    let traits = traitCollection
    func text(_ string: String, _ styled: NSAttributedString?) -> Text {
      styled.map { style.text($0, traits: traits) } ?? style.text(string, traits: traits)
    }
    let attributed =
      otherDefaults.isEmpty
      ? styled : styled ?? NSAttributedString(string: editor.text, attributes: otherDefaults)
    let shown = text(editor.text, attributed)
    style.color = .placeholderText
    var field = Field(
      text: shown.underlining(editor.marked),
      placeholder: text(plainPlaceholder ?? "", styledPlaceholder),
      selection: isEditing ? editor.selectedCharacters : nil, isSecure: isSecureTextEntry)
    field.keyboard = shownKeyboard
    return field
  }

  var naturalSize: CGSize {
    let look = UIApplication.look
    let height =
      look.lineHeight(of: font).rounded(.up) + look.fine(borderStyle == .roundedRect ? 13 : 1)
    let field = shownField
    let measuring = UIApplication.shared.display.text
    let content = editor.text.isEmpty ? field.placeholder : field.text
    let text = content.runs.isEmpty ? 0 : measuring.measure(content, within: .unlimited).size.width
    let room = CGRect(x: 0, y: 0, width: 10_000, height: height)
    let sides = 10_000 - textRect(forBounds: room).width
    // The caret is after the last character.
    return look.snapped(CGSize(width: text + sides + look.caretWidth, height: height))
  }

  /// Lays out the text, scrolled horizontally so that the caret is visible.
  func layoutText() {
    let rect =
      if isEditing {
        editingRect(forBounds: bounds)
      } else if editor.text.isEmpty {
        placeholderRect(forBounds: bounds)
      } else {
        textRect(forBounds: bounds)
      }
    room.frame = rect
    var width = rect.width
    var scroll: CGFloat = 0
    if isEditing, !editor.text.isEmpty {
      let caretWidth = UIApplication.look.caretWidth
      let text = shownField.shownText
      let measuring = UIApplication.shared.display.text
      let whole = measuring.measure(text, within: .unlimited).size.width
      if whole + caretWidth > rect.width {
        width = whole + caretWidth
        var caret = whole
        if editor.head < editor.length {
          // Measure the width instead of the lines, which takes much longer for a long text.
          let before = text.characters(0..<editor.character(at: editor.head))
          caret = measuring.measure(before, within: .unlimited).size.width
        }
        scroll = min(max(-canvas.frame.minX, caret + caretWidth - rect.width), caret)
        scroll = min(max(scroll, 0), width - rect.width)
      }
    }
    canvas.frame = CGRect(x: -scroll, y: 0, width: width, height: rect.height)
    canvas.mark(.content)
  }

  // MARK: Places

  func offset(at point: CGPoint) -> Int {
    let field = shownField
    guard !editor.text.isEmpty else { return 0 }
    let geometry = TextGeometry(field.shownText, width: max(canvas.bounds.width, 1))
    return editor.offset(
      ofCharacter: geometry.character(at: CGPoint(x: point.x, y: canvas.bounds.midY)))
  }

  func select(from anchor: Int, to head: Int) {
    let former = editor.selection
    editor.moveHead(to: anchor)
    editor.moveHead(to: head, extending: true)
    if editor.selection != former { selectionDidChange() }
  }

  package final func caretFrame(at offset: Int) -> CGRect {
    var copy = editor
    copy.moveHead(to: offset)
    let geometry = TextGeometry(shownField.shownText, width: .greatestFiniteMagnitude)
    return convert(geometry.caret(before: copy.selectedCharacters.lowerBound), from: canvas)
  }

  package final func closestOffset(to point: CGPoint) -> Int {
    offset(at: convert(point, to: canvas))
  }
}

extension Field {
  /// The displayed text: bullets if it's secure.
  package var shownText: Text {
    guard isSecure else { return text }
    var shown = text
    for index in shown.runs.indices {
      shown.runs[index].string = String(repeating: "•", count: shown.runs[index].string.count)
    }
    return shown
  }
}
