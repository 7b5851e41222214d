import Foundation
import TrialKit

/// `portico new` in an app, and of an app.
@MainActor final class NewScene: KillScene {
  let verbs = ["new"]

  private let place: URL
  private let portico: PorticoRun
  private let app: FolderState

  init(_ folder: URL) throws {
    place = folder.appendingPathComponent("Place", isDirectory: true)
    portico = PorticoRun(folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try portico.finish([
      "new", "app", "Notes", "--into", place.path, "--portico", Repository.folder.path,
    ])
    app = FolderState(of: place)
  }

  func reset() {}

  func perform(_ line: KillLine) throws {
    let kind = line.word(1)
    let old = kind == "app" ? FolderState() : app
    var arguments = ["new", kind, kind == "app" ? "Shop" : "Profile", "--into"]
    arguments.append(kind == "app" ? place.path : place.path + "/Notes")
    if kind == "app" { arguments += ["--portico", Repository.folder.path] }
    if kind == "screen" || kind == "module" { arguments += ["--architecture", line.word(2)] }
    try old.restore(place)
    let seconds = try portico.finish(arguments).seconds
    let new = FolderState(of: place)
    try old.restore(place)
    try portico.kill(arguments, by: line, seconds: seconds, changing: place)
    try FolderState(of: place).check(isBetween: old, and: new)
    try portico.finish(arguments)
    if let difference = FolderState(of: place).difference(from: new) {
      throw TrialFailure("the second run does not complete the first: \(difference)")
    }
  }
}
