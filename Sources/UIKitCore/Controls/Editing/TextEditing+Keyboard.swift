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
    guard let marked, !marked.isEmpty else { return self }
    return changing([marked]) { run, _ in run.underline = TextDecoration() }
  }

  /// Returns the text with parts changed.
  ///
  /// - Parameters:
  ///   - ranges: The ranges of the parts in UTF-16 units, in ascending order.
  ///   - change: Changes a run of a part. The second parameter is the index of the part's range.
  /// - Complexity: O(length of the text + number of ranges).
  func changing(_ ranges: [Range<Int>], _ change: (inout Run, Int) -> Void) -> Text {
    var start = 0
    var first = 0
    var text = self
    text.runs = runs.flatMap { run in
      let end = start + run.string.utf16.count
      defer { start = end }
      while first < ranges.count, ranges[first].upperBound <= start { first += 1 }
      guard first < ranges.count, ranges[first].lowerBound < end else { return [run] }
      let units = Array(run.string.utf16)
      var parts: [Run] = []
      var place = start
      func add(upTo limit: Int, of index: Int?) {
        guard place < limit else { return }
        var part = run
        part.string = String(decoding: units[place - start..<limit - start], as: UTF16.self)
        if let index { change(&part, index) }
        parts.append(part)
        place = limit
      }
      for index in first..<ranges.count {
        guard ranges[index].lowerBound < end else { break }
        add(upTo: ranges[index].lowerBound, of: nil)
        add(upTo: min(ranges[index].upperBound, end), of: index)
      }
      add(upTo: end, of: nil)
      return parts
    }
    return text
  }
}
