package import DisplayInterface

extension UITextInputTraits {
  /// The keyboard for these traits.
  var shownKeyboard: Keyboard {
    var keyboard = Keyboard()
    let isReplaced = (self as? UIResponder)?.inputView != nil
    keyboard.kind =
      switch keyboardType {
      case _ where isReplaced: .none
      case .numberPad, .asciiCapableNumberPad: .numbers
      case .decimalPad: .decimals
      case .phonePad, .namePhonePad: .phone
      case .emailAddress: .email
      case .URL, .webSearch: .address
      default: .text
      }
    keyboard.returnKey =
      switch returnKeyType {
      case .go, .join, .route: .go
      case .search, .google, .yahoo: .search
      case .send: .send
      case .next, .continue: .next
      case .done, .emergencyCall: .done
      default: .enter
      }
    keyboard.capitalization =
      switch autocapitalizationType {
      case .none: .none
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    keyboard.corrects = autocorrectionType != .no && !isSecureTextEntry
    return keyboard
  }
}

extension Text {
  /// Returns the text with the marked text of an input method underlined.
  ///
  /// - Parameter marked: The range of the marked text in UTF-16 units.
  package func underlining(_ marked: Range<Int>?) -> Text {
    marked.map { changing($0) { $0.underline = TextDecoration() } } ?? self
  }

  /// Returns the text with a part changed.
  ///
  /// - Parameter range: The range of the part in UTF-16 units.
  func changing(_ range: Range<Int>, _ change: (inout Run) -> Void) -> Text {
    guard !range.isEmpty else { return self }
    var start = 0
    var text = self
    text.runs = runs.flatMap { run in
      let units = Array(run.string.utf16)
      let own = (range.lowerBound - start..<range.upperBound - start).clamped(to: 0..<units.count)
      start += units.count
      guard !own.isEmpty else { return [run] }
      return [0..<own.lowerBound, own, own.upperBound..<units.count].compactMap { range in
        guard !range.isEmpty else { return nil }
        var part = run
        part.string = String(decoding: units[range], as: UTF16.self)
        if range == own { change(&part) }
        return part
      }
    }
    return text
  }
}
