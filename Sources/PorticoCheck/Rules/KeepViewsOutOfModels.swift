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
      guard type.role == .model || type.role == .none, isData(type, context),
        !type.isViewController,
        !type.isView, type.base == .none
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

  /// Returns `true` if the type is data of the app's domain. Types that are only named as models, or are in their
  /// folder, often describe a part of the user interface instead, such as an entry of a menu.
  private static func isData(_ type: ProjectType, _ context: RuleContext) -> Bool {
    guard [.class, .struct, .actor].contains(type.kind) else { return false }
    if ModelRecognition.isStored(type) { return true }
    let isNamed =
      type.words.last == "Model" && !ModelRecognition.isOfView(type)
      || type.file.folders.contains { folders.contains($0.lowercased()) }
    guard isNamed, !ModelRecognition.isDressed(type) else { return false }
    let stored = type.properties.filter { !$0.facts.isStatic && !$0.facts.isComputed }
    let values = stored.filter { isValue($0, context) }
    // A text and the screen to which it leads are an entry of a menu or of a tab bar.
    let leads = stored.contains { property in
      property.facts.ownership == .strong
        && property.type.names.contains { name in
          name == "UIViewController"
            || context.project.type(name, from: property.file)?.isViewController == true
        }
    }
    return values.contains { !leads || !$0.isOne(of: texts.contains) }
  }

  private static let folders: Set<String> = ["model", "models", "entity", "entities", "domain"]
  private static let texts: Set<String> = ["String", "Bool", "URL"]

  /// Returns `true` if the property contains values of the domain: a number, a text, a collection, or a type of the app
  /// that is no view.
  private static func isValue(_ property: ProjectType.Property, _ context: RuleContext) -> Bool {
    let reference = property.type
    guard !reference.isFunction else { return false }
    // The facts contain no type if the initial value is a literal.
    if reference.names.isEmpty, !reference.isCollection { return property.facts.initial == nil }
    return (reference.names + reference.arguments).contains { name in
      if let type = context.project.type(name, from: property.file) {
        return !type.isView && !type.isViewController && !type.isProtocol
          && [.none, .model].contains(type.role)
      }
      return Vocabulary.valueTypes.contains(name)
        || reference.isCollection && !Vocabulary.isUIKit(name)
    }
  }
}
