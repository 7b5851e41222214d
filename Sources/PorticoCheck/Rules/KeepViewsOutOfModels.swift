/// Reports models that refer to a view. Such a model is useful to that view only.
enum KeepViewsOutOfModels: Rule {
  static let summary = "A model doesn't refer to a view."
  static let page = RulePage(
    why: """
      A model that refers to a view can be displayed only by that view, and code that uses the model needs UIKit, too.
      """,
    example: """
      import UIKit

      final class Song: Codable {
        weak var cell: SongCell?
      }

      final class SongCell: UITableViewCell {}
      """,
    remedy: """
      Let the view, its controller or a view model refer to the model instead.
      """,
    mended: """
      import UIKit

      final class Song: Codable {
        var title = ""
      }

      final class SongCell: UITableViewCell {}
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    context.types.compactMap { type in
      guard type.kind != .protocol, type.role == .model || type.role == .none,
        ModelRecognition.isStored(type)
          || type.words.last == "Model" && !ModelRecognition.isOfView(type)
          || type.file.folders.contains(where: { folder in
            ["model", "models", "entity", "entities", "domain"].contains(folder.lowercased())
          }),
        !type.isViewController, !type.isView, type.base == .none
      else { return nil }
      func check(_ text: String?, _ file: SourceFile, _ line: Int) -> Finding? {
        guard let text else { return nil }
        let reference = TypeReference(text)
        for name in reference.names + reference.arguments {
          if let view = context.project.type(name, from: file), view.isView || view.isViewController
          {
            return finding("the model \(type.name) knows \(view.name)", Place(file.path, line))
          }
          if name.hasPrefix("UI"),
            name.hasSuffix("View") || name.hasSuffix("ViewController")
              || ["UILabel", "UIButton", "UITextField", "UITableViewCell", "UISwitch", "UISlider"]
                .contains(name)
          {
            return finding("the model \(type.name) knows \(name)", Place(file.path, line))
          }
        }
        return nil
      }
      for property in type.properties {
        if let found = check(
          property.facts.type ?? property.facts.initial, property.file, property.facts.line)
        {
          return found
        }
      }
      for function in type.functions {
        for parameter in function.facts.parameters {
          if let found = check(parameter.type, function.file, function.facts.line) { return found }
        }
        if let found = check(function.facts.result, function.file, function.facts.line) {
          return found
        }
        for use in function.facts.body?.uses ?? [] where use.isCall(0) {
          if let found = check(use.path[0], function.file, use.line) { return found }
        }
      }
      return nil
    }
  }
}
