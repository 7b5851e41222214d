import SwiftReading

/// Carries out the steps of plans that need no judgement, each on what the one before has left.
package struct AdviceApplier {
  /// What became of a step.
  package struct Outcome {
    package let destination: String
    package let hats: [Hat]
    /// The file of the new type; nil if the step was left.
    package let file: String?
    package let done: [Extraction.Note]
    package let left: [Extraction.Note]
  }

  private var reads: [FileReader.Read]
  private var texts: [String: String]
  private let interfaces: [String: String]
  private let read: (String) -> String?
  /// Of each line of a file that has changed, the line that it was.
  private var origins: [String: [Int]] = [:]
  /// The new texts of the files that change, by their paths.
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

  /// Applies what can be applied of a controller's plan.
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
      let types = Set(analysis.project.types.filter { !$0.isDouble }.map(\.name))
      let advice = Advisor(controller, types: types).advice(judged.measures)
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

  /// Notes with the lines that stood there before any step.
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
