import PorticoSource
import TrialKit

/// A module of damaged sources.
struct MutatedModule {
  /// The longest that translating may take. An app of a thousand files takes as long.
  private static let patience = Duration.seconds(5)

  var files: [(name: String, bytes: [UInt8])] = []

  /// - Throws: ``TrialFailure`` if a line has moved, or if it took too long.
  func translate() throws(TrialFailure) {
    let start = ContinuousClock.now
    let sources = files.enumerated().map {
      SourceFile(path: "\($0.offset).swift", bytes: $0.element.bytes)
    }
    let translator = Translator(ModuleIndex(name: "App", files: sources))
    let (outputs, problems) = translator.translate()
    _ = translator.support()
    let time = start.duration(to: .now)
    guard time < Self.patience else {
      throw TrialFailure("translating \(names) took \(time)")
    }
    for (output, (_, bytes)) in zip(outputs, files) {
      let lines = Self.newlines(bytes[...])
      let (made, hasTrailer) = Self.newlines(of: output)
      // A last line without an end gets one before what follows.
      guard made == lines || hasTrailer && made == lines - 1 else {
        throw TrialFailure("\(names): \(output.path) has \(made) lines, not \(lines)")
      }
    }
    for problem in problems {
      guard let file = outputs.firstIndex(where: { $0.path == problem.path }),
        1...(Self.newlines(files[file].bytes[...]) + 1) ~= problem.line
      else { throw TrialFailure("\(names): no line of the source: \(problem)") }
    }
  }

  private var names: String { files.map(\.name).joined(separator: " and ") }

  /// The ends of lines in the part of a translation that stands for the source's.
  private static func newlines(of output: Translator.Output) -> (count: Int, hasTrailer: Bool) {
    let text = output.text
    let place = Array("#sourceLocation(file: \"\(output.path)\", line: 1)\n".utf8)
    var start = place.count
    // Behind imports the place is said again.
    if text[start...].starts(with: "import ".utf8),
      let again = text[start...].firstRange(of: place)
    {
      start = again.upperBound
    }
    let trailer = text.firstRange(of: Array("\n#sourceLocation()\n".utf8))?.lowerBound
    return (newlines(text[start..<(trailer ?? text.count)]), trailer != nil)
  }

  private static func newlines(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
  }
}
