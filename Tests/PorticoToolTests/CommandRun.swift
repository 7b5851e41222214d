import Foundation
import PorticoTool

/// A run of the command in a folder of its own, as a person would see it.
final class CommandRun {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  struct Answer: Equatable {
    var status: Int32
    var out: String
    var error: String
  }

  /// Runs the command; `@` in front of a word stands for the folder.
  func callAsFunction(
    _ words: String..., input: String = "", width: Int? = nil, isColored: Bool = true
  ) -> Answer {
    self(words, input: input, width: width, isColored: isColored)
  }

  func callAsFunction(
    _ words: [String], input: String = "", width: Int? = nil, isColored: Bool = true
  ) -> Answer {
    var answer = Answer(status: 0, out: "", error: "")
    answer.status = Tool.run(
      words.map { $0.hasPrefix("@") ? path(String($0.dropFirst())) : $0 },
      Streams(
        out: { answer.out += $0 }, error: { answer.error += $0 },
        input: { Array(input.replacing("@", with: self.folder.path).utf8) }, width: width,
        isColored: isColored))
    answer.out = answer.out.replacing(folder.path, with: "@")
    answer.error = answer.error.replacing(folder.path, with: "@")
    return answer
  }

  func path(_ name: String) -> String { name.isEmpty ? folder.path : folder.path + "/" + name }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Runs git in the folder.
  func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
  }
}

/// Sources that break a few rules.
enum Samples {
  /// A controller that asks the network itself, and a cell that is given a model.
  static let login = """
    import UIKit

    struct Account { var name = "" }

    final class LoginViewController: UIViewController {
      func load() {
        URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
      }
    }

    """

  static let clean = """
    import UIKit

    final class AboutViewController: UIViewController {
      override func viewDidLoad() { title = "About" }
    }

    """

  /// A controller of four hats that grows as heavy as one puts branches before its `return 0`.
  static let massive = """
    import UIKit

    final class TripsViewController: UIViewController, UITableViewDataSource {
      let table = UITableView()
      var trips: [String] = []
      override func viewDidLoad() {
        view.addSubview(table)
        NSLayoutConstraint.activate([table.topAnchor.constraint(equalTo: view.topAnchor)])
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func load() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
      func save() { UserDefaults.standard.set(1, forKey: "count") }
      func weigh(_ a: Int) -> Int {
        return 0
      }
    }

    """
}
