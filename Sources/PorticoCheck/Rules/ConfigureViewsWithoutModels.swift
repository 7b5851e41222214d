/// Reports cells and views that receive a model. Such a view can't display anything else, and has to format the
/// model's values.
enum ConfigureViewsWithoutModels: Rule {
  static let summary = "Pass values or a view model to a cell or view, not a model."
  static let page = RulePage(
    why: """
      A cell that receives a model depends on the model's structure. It can't display anything else, it can't be tested
      without a model, and changes of the model can require changes of the cell.
      """,
    example: """
      import UIKit

      struct Movie: Decodable {
        let title: String
        let year: Int
      }

      final class MovieCell: UITableViewCell {
        func configure(with movie: Movie) {
          textLabel?.text = movie.title
        }
      }
      """,
    remedy: """
      Pass the values that the view displays, or a view model that is made for the view.
      """,
    mended: """
      import UIKit

      final class MovieCell: UITableViewCell {
        func configure(title: String) {
          textLabel?.text = title
        }
      }
      """)

  static func findings(in context: RuleContext) -> [Finding] {
    var known: [Int: Bool] = [:]
    func isModel(_ type: ProjectType) -> Bool {
      known.answer(for: type) { ModelRecognition.isModel($0, context) }
    }
    return context.types.filter { $0.isView && $0.kind == .class }.flatMap { view -> [Finding] in
      var findings: [Finding] = []
      var told: Set<Int> = []
      func check(_ text: String, _ file: SourceFile, _ line: Int) {
        let reference = TypeReference(text)
        guard !reference.isFunction else { return }
        for name in reference.names + reference.arguments {
          for type in context.project.types(name, from: file)
          where isModel(type) && told.insert(type.number).inserted {
            findings.append(
              finding("\(view.name) is given the model \(type.name)", Place(file.path, line)))
          }
        }
      }
      for function in view.functions where function.facts.kind != .value {
        for parameter in function.facts.parameters {
          check(parameter.type, function.file, function.facts.line)
        }
      }
      for property in view.properties where !property.facts.isStatic {
        check(Project.typeText(of: property.facts), property.file, property.facts.line)
      }
      return findings
    }
  }
}
