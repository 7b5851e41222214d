extension Damage {
  /// Damages of elements, by their number in the file.
  static let elements: [String: Verb] = [
    "delete": on { _, text, range in text.replacing(range, with: "") },
    "double": on { _, text, range in text.inserting(text.string(range), at: range.upperBound) },
    "open": { damage, text in
      guard let tag = Markup(text).tags.at(damage.number(1)) else { return text }
      return text.replacing(tag.range, with: "")
    },
    "move": { damage, text in
      let starts = Markup(text).starts
      guard let from = starts.at(damage.number(1)), let end = from.elementEnd,
        let place = starts.at(damage.number(2))?.range.upperBound
      else { return text }
      let range = from.range.lowerBound..<end
      guard !range.contains(place) else { return text }
      let moved = text.string(range)
      return place < range.lowerBound
        ? text.replacing(range, with: "").inserting(moved, at: place)
        : text.inserting(moved, at: place).replacing(range, with: "")
    },
    "element": { damage, text in
      guard let tag = Markup(text).starts.at(damage.number(1)), let end = tag.elementEnd else {
        return text
      }
      let closing = "</\(text.string(tag.name))>"
      var text = text
      if !tag.isSingle, end - closing.utf8.count >= tag.range.upperBound {
        text = text.replacing(end - closing.utf8.count..<end, with: "</\(damage.word(2))>")
      }
      return text.replacing(tag.name, with: damage.word(2))
    },
    // Views around a view.
    "wrap": onView { damage, text, range in
      let count = damage.number(2)
      let before = (0..<count).map { "<\(damage.word(3)) id=\"w\($0)\"><subviews>" }.joined()
      let after = String(repeating: "</subviews></\(damage.word(3))>", count: count)
      return text.replacing(range, with: before + text.string(range) + after)
    },
    // Elements around an element.
    "nest": on { damage, text, range in
      let before = String(repeating: "<\(damage.word(3))>", count: damage.number(2))
      let after = String(repeating: "</\(damage.word(3))>", count: damage.number(2))
      return text.replacing(range, with: before + text.string(range) + after)
    },
    // Views beside a view.
    "crowd": onView { damage, text, range in
      let views = (0..<damage.number(2)).map { "<\(damage.word(3)) text=\"\($0)\" id=\"n\($0)\"/>" }
      return text.inserting(views.joined(), at: range.upperBound)
    },
    "insert": onView { damage, text, range in
      text.inserting("<\(damage.word(2)) id=\"i\(damage.number(1))\"/>", at: range.upperBound)
    },
  ]

  private typealias Change = @Sendable (Damage, [UInt8], Range<Int>) -> [UInt8]

  /// A change of the element that the first number tells.
  private static func on(_ change: @escaping Change) -> Verb {
    { damage, text in
      guard let tag = Markup(text).starts.at(damage.number(1)), let end = tag.elementEnd else {
        return text
      }
      return change(damage, text, tag.range.lowerBound..<end)
    }
  }

  /// A change of the subview that the first number tells.
  private static func onView(_ change: @escaping Change) -> Verb {
    { damage, text in
      let starts = Markup(text).starts
      let names = #/.*([vV]iew|label|button|switch|Field)/#
      // Elements lie in each other: one that ends before a list that began does lies in it.
      var end = 0
      var firstInList: Int?
      let views = starts.filter { tag in
        let name = text.string(tag.name)
        if name == "subviews" {
          end = max(end, tag.elementEnd!)
          firstInList = tag.range.upperBound
          return false
        }
        return tag.range.lowerBound == firstInList
          || tag.elementEnd! < end && name.wholeMatch(of: names) != nil
      }
      guard let tag = views.at(damage.number(1)), let end = tag.elementEnd else { return text }
      return change(damage, text, tag.range.lowerBound..<end)
    }
  }
}
