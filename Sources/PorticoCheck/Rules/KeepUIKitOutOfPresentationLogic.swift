/// Reports view models, presenters and interactors that use UIKit, because they can be tested only with UIKit.
enum KeepUIKitOutOfPresentationLogic: Rule {
  static let summary = "A view model, presenter or interactor doesn't use UIKit."
  static let page = RulePage(
    why: """
      Code that uses UIKit can be tested only with UIKit, usually in a simulator. Appearance, such as a color, is the
      view's responsibility.
      """,
    example: """
      import UIKit

      final class LoginViewController: UIViewController {
        let viewModel = LoginViewModel()
      }

      final class LoginViewModel {
        var color: UIColor = .red
      }
      """,
    remedy: """
      Store the state, such as `isWrong`, and let the view select the appearance.
      """,
    mended: """
      import UIKit

      final class LoginViewController: UIViewController {
        let viewModel = LoginViewModel()
      }

      final class LoginViewModel {
        var isWrong = true
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    let logic = PresentationLogic(context)
    let byFile = Dictionary(grouping: context.project.types) { ObjectIdentifier($0.file) }
    var needingOutside: [ObjectIdentifier: Bool] = [:]
    /// The first two types of each file that need UIKit. Two suffice to find one other than a given type.
    var needing: [ObjectIdentifier: [ProjectType]] = [:]
    func isNeeded(besides type: ProjectType) -> Bool {
      let file = ObjectIdentifier(type.file)
      if needing[file] == nil {
        let types = (byFile[file] ?? []).lazy.filter { !context.mentions.isFree($0) }
        needing[file] = Array(types.prefix(2))
        needingOutside[file] = context.mentions.isNamedOutsideTypes(of: type.file)
      }
      return needingOutside[file] == true || needing[file]?.contains { $0 !== type } == true
    }
    /// The files whose import has been reported. One finding for the import suffices, even if several types follow
    /// it.
    var told: Set<ObjectIdentifier> = []
    return context.types.compactMap { type in
      guard let role = logic.role(of: type) else { return nil }
      let word = role == .viewModel ? "view model" : role == .reactor ? "reactor" : role.rawValue
      if let named = context.mentions.firstUIKitName(in: type) {
        return finding("the \(word) \(type.name) names \(named.name)", named.place)
      }
      guard type.file.facts.imports.contains("UIKit"), !type.isProtocol, !usesRows(type),
        !isNeeded(besides: type), told.insert(ObjectIdentifier(type.file)).inserted
      else { return nil }
      return finding(
        "the \(word) \(type.name) imports UIKit without need", Place(type.file.path, type.line),
        fix: .dropUIKit)
    }
  }

  /// Returns `true` if the type uses rows or sections of index paths, which UIKit declares.
  private static func usesRows(_ type: ProjectType) -> Bool {
    type.functions.contains { function in
      function.facts.parameters.contains { $0.type.hasPrefix("IndexPath") }
        || function.facts.body?.uses.contains { use in
          use.path[0] == "IndexPath"
            || use.path.count > 1
              && use.path[use.path.count - 2].lowercased().hasSuffix("indexpath")
        } ?? false
    }
  }
}
