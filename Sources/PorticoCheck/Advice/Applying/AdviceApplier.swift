import SwiftReading

/// Applies the steps of plans that need no judgment. Each step works on the result of the previous one.
package struct AdviceApplier {
  /// The result of a step.
  package struct Outcome {
    package let destination: String
    package let hats: [Hat]
    /// The path of the new type's file, or `nil` if the step wasn't applied.
    package let file: String?
    package let done: [Extraction.Note]
    package let left: [Extraction.Note]
  }

  private var reads: [FileReader.Read]
  private var texts: [String: String]
  private let interfaces: [String: String]
  private let read: (String) -> String?
  /// The original line numbers of the lines of each changed file, by path.
  private var origins: [String: [Int]] = [:]
  /// The new texts of the changed files, by path.
  package private(set) var changes: [String: String] = [:]

  /// - Parameter read: Reads a file of the project.
  package init(
    _ reads: [FileReader.Read], interfaces: [String: String], read: @escaping (String) -> String?
  ) {
    self.reads = reads
    self.interfaces = interfaces
    self.read = read
    texts = [:]
  }

  /// Applies the steps of a controller's plan that can be applied.
  package mutating func apply(to name: String, in path: String) -> [Outcome] {
    var outcomes: [Outcome] = []
    var done: Set<String> = []
    while true {
      let analysis = Analysis(reads, rules: [])
      guard
        let judged = analysis.screens.first(where: {
          $0.screen.controller.name == name && $0.screen.controller.file.path == path
        })
      else { return outcomes }
      let controller = judged.screen.controller
      let types = analysis.project.types.filter { !$0.isDouble }
      let advice = Advisor(judged.screen, types: types).advice(judged.measures)
      guard let step = advice.steps.first(where: { !done.contains($0.destination) }) else {
        return outcomes
      }
      done.insert(step.destination)
      outcomes.append(apply(step, to: controller, in: analysis.project))
    }
  }

  private mutating func apply(
    _ step: Advice.Step, to controller: ProjectType, in project: Project
  ) -> Outcome {
    func outcome(_ extraction: Extraction?, _ left: [Extraction.Note], _ file: String?) -> Outcome {
      Outcome(
        destination: step.destination, hats: step.hats, file: file,
        done: file == nil ? [] : original(extraction?.done ?? []),
        left: original((extraction?.left ?? []) + left))
    }
    let place = Place(controller.file.path, controller.line)
    guard let edit = step.edit else {
      return outcome(nil, [.init(text: "it takes judgement", place: place)], nil)
    }
    for path in controller.parts.map(\.file.path) where texts[path] == nil {
      texts[path] = read(path)
    }
    var extraction: Extraction?
    do throws(Extraction.Refusal) {
      let made = try Extraction(
        controller, step, in: project, texts: texts, interfaces: interfaces)
      extraction = made
      try edit(made)
      let done = outcome(made, [], made.path)
      for (path, text, lines) in made.edited where texts[path] != text {
        origins[path] = lines.map { origin(of: $0, in: path) }
        change(path, text)
      }
      if let written = made.written { change(made.path, written) }
      return done
    } catch {
      return outcome(extraction, [.init(text: error.reason, place: error.place)], nil)
    }
  }

  private func origin(of line: Int, in path: String) -> Int {
    guard let lines = origins[path], lines.indices.contains(line - 1) else { return line }
    return lines[line - 1]
  }

  /// Returns the notes with the line numbers of the sources before the first step.
  private func original(_ notes: [Extraction.Note]) -> [Extraction.Note] {
    notes.map { note in
      let (path, line) = (note.place.path, note.place.line)
      return .init(text: note.text, place: Place(path, origin(of: line, in: path)))
    }
  }

  private mutating func change(_ path: String, _ text: String) {
    texts[path] = text
    changes[path] = text
    let read = FileReader.Read(path: path, facts: SourceReader.read(text))
    if let index = reads.firstIndex(where: { $0.path == path }) {
      reads[index] = read
    } else {
      reads.append(read)
    }
  }
}
