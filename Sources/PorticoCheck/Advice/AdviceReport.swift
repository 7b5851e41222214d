/// Formats a plan as text, with a paragraph for each step.
package struct AdviceReport {
  private let isColored: Bool
  private let width: Int

  /// - Parameter width: The columns of the terminal, or `nil` to wrap no lines.
  package init(isColored: Bool, width: Int? = nil) {
    self.isColored = isColored
    self.width = width.map { min(max($0, 60), 120) } ?? .max
  }

  package func text(_ advice: Advice) -> String {
    let measures = advice.measures
    let controller = advice.controller
    let kind = measures.massive == nil ? "no Massive View Controller" : "a Massive View Controller"
    var lines = [
      bold(controller.name) + "  \(controller.file.path):\(controller.line)",
      "  \(kind): weighs \(measures.weightedMethods), \(hats(measures.hats))", "",
    ]
    var number = 0
    func head(_ text: String, _ how: String) {
      number += 1
      lines.append("\(number). \(text)")
      lines.append("   \(how)")
    }
    let home = controller.file.path
    if !advice.injections.isEmpty {
      head(
        bold(controller.name) + " is given whom it makes or reaches for itself",
        "each behind a protocol, by the initialiser: a test gives others")
      for injection in advice.injections {
        lines += item("\(injection.name)  \(places(injection.places, home))")
      }
      lines.append("")
    }
    for step in advice.steps {
      let there = step.isThere ? ", which is there," : ""
      head(
        "\(bold(step.destination))\(there) takes "
          + step.hats.map(\.rawValue).joined(separator: " and "), step.how)
      let properties = step.moves.filter { !$0.isFunction }
      if !properties.isEmpty {
        let names = properties.map { "\($0.declaration)\u{A0}\(place($0.place, home))" }
        lines += item("move \(names.joined(separator: ", "))")
      }
      for move in properties where !move.answers.isEmpty {
        lines += item(
          "let \(move.declaration) be observed, for \(move.answers.joined(separator: ", "))")
      }
      for move in step.moves where move.isFunction {
        lines += item(
          "move \(move.declaration)  \(place(move.place, to: move.endLine, home))"
            + (move.needs.isEmpty ? "" : "  given \(move.needs.joined(separator: ", "))")
            + (move.answers.isEmpty
              ? "" : "  answering in place of \(move.answers.joined(separator: ", "))"))
      }
      for cut in step.cuts {
        lines += item(
          "cut from \(cut.declaration)  \(places(cut.lines.map { Place(cut.path, $0) }, home))")
      }
      for division in step.divisions {
        let shows =
          division.shows.isEmpty
          ? "" : ", and still shows: \(division.shows.joined(separator: ", "))"
        lines += item(
          "divide \(division.declaration)  \(place(division.place, to: division.endLine, home))  "
            + "of weight \(division.weight): it asks for what is decided\(shows)")
      }
      lines.append(
        "   then \(controller.name) weighs at most \(step.weightAfter), \(hats(step.hatsAfter))")
      lines.append("")
    }
    if number == 0 {
      lines += ["Nothing has to move.", ""]
    } else if !advice.stays.isEmpty {
      lines += Paragraphs.lines(
        "What stays: \(advice.stays.joined(separator: ", "))", width: width, hanging: "  ")
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private func item(_ text: String) -> [String] {
    Paragraphs.lines(text, width: width, indent: "   ", hanging: "     ")
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  /// Returns a place as text. The path of the controller's own file is omitted.
  private func place(_ place: Place, to end: Int? = nil, _ home: String) -> String {
    let range = end.map { $0 > place.line ? "-\($0)" : "" } ?? ""
    return (place.path == home ? "" : place.path) + ":\(place.line)\(range)"
  }

  private func places(_ places: [Place], _ home: String) -> String {
    var groups: [ClosedRange<Place>] = []
    for place in places {
      if let last = groups.last, last.upperBound.path == place.path,
        last.upperBound.line + 1 == place.line
      {
        groups[groups.count - 1] = last.lowerBound...place
      } else {
        groups.append(place...place)
      }
    }
    return groups.enumerated().map { index, group in
      let isSame = index > 0 && groups[index - 1].lowerBound.path == group.lowerBound.path
      return place(
        group.lowerBound, to: group.upperBound.line, isSame ? group.lowerBound.path : home)
    }.joined(separator: " ")
  }

  private func hats(_ hats: [Hat]) -> String {
    hats.isEmpty
      ? "no hat is left"
      : "\(hats.count) hat\(hats.count == 1 ? "" : "s"): \(hats.map(\.rawValue).joined(separator: ", "))"
  }

  private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
