/// Reports networking and storage in view controllers. A view controller that uses the network itself can't be
/// tested without a network.
enum KeepServicesOutOfViewControllers: Rule {
  static let summary = "A view controller doesn't use the network or storage itself."
  static let page = RulePage(
    why: """
      Such a view controller can't be tested without the network or the disk, and other screens repeat its code.
      """,
    example: """
      import UIKit

      final class AccountViewController: UIViewController {
        func load(_ url: URL) {
          URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
        }
      }
      """,
    remedy: """
      Move the code to a service, and pass the service to the view controller, preferably as a protocol.
      """,
    mended: """
      import UIKit

      protocol AccountLoading {
        func load()
      }

      final class AccountViewController: UIViewController {
        var accounts: AccountLoading?

        func load() {
          accounts?.load()
        }
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.filter { $0.isViewController && $0.kind == .class }.flatMap { controller in
      var told: Set<String> = []
      var findings: [Finding] = []
      func tell(_ kind: String, _ name: String, _ file: SourceFile, _ line: Int) {
        guard told.insert(kind).inserted else { return }
        findings.append(
          finding("\(controller.name) does \(kind) itself (\(name))", Place(file.path, line)))
      }
      func check(_ name: String, _ file: SourceFile, _ line: Int) {
        guard let kind = Services.kind(of: name, in: file),
          context.project.type(name, from: file) == nil
        else { return }
        tell(kind == .network ? "networking" : "storage", name, file, line)
      }
      for property in controller.properties where asks(property, controller) {
        for name in property.type.names { check(name, property.file, property.facts.line) }
      }
      for function in controller.functions {
        let uses = function.facts.body?.uses ?? []
        let readsFiles = isGivenFiles(function.facts)
        for use in uses {
          if !Services.isConstant(use), !(use.path.count == 1 && isTask(use.path[0])) {
            check(use.path[0], function.file, use.line)
          }
          if use.path.count > 1,
            ["persistentContainer", "viewContext"].contains(where: use.path.contains)
          {
            tell("storage", "NSManagedObjectContext", function.file, use.line)
          }
          if !readsFiles, use.path[0] == "Data", use.arguments.first?.label == "contentsOf",
            !function.file.isOwn("Data")
          {
            tell("networking", "Data(contentsOf:)", function.file, use.line)
          }
        }
      }
      return findings
    }
  }

  /// Returns `true` if a name is that of a task of `URLSession`. A service may have created the task; code that
  /// creates one mentions the session, too.
  private static func isTask(_ name: String) -> Bool {
    name.hasPrefix("URLSession") && name.hasSuffix("Task")
  }

  /// Returns `true` if the controller creates the property's value or uses it. A value that it only stores or
  /// passes on isn't used.
  private static func asks(_ property: ProjectType.Property, _ controller: ProjectType) -> Bool {
    let facts = property.facts
    let uses = controller.functions.flatMap { $0.facts.body?.uses ?? [] }
      .filter { $0.path[0] == facts.name }
    // Canceling the task of a service isn't networking, either.
    if facts.type != nil, property.type.names.allSatisfy(isTask) {
      return uses.contains { $0.path.count > 1 && $0.path[1] != "cancel" }
    }
    return facts.type == nil || facts.initial != nil || facts.isLazy || facts.isComputed
      || uses.contains {
        $0.path.count > 1 || $0.isCalled || $0.assigned?.first?.isUppercase == true
      }
  }

  /// Returns `true` if the function reads resources of the app, or files that a picker returns. `Data(contentsOf:)`
  /// isn't networking then.
  private static func isGivenFiles(_ function: FunctionFacts) -> Bool {
    function.name.lowercased().contains("picker")
      || function.body?.uses.contains { $0.path[0] == "Bundle" } ?? false
  }
}
