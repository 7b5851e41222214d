extension BuiltIn {
  /// The files of every screen: a model, a protocol for loading it, and a view that contains only labels.
  static let common = [
    TemplateFile(
      "{{Name}}/{{Name}}.swift",
      """
      {{#usesFoundation}}
      import Foundation

      {{/usesFoundation}}
      /// What the {{words}} screen shows.
      struct {{Name}}: Equatable, Sendable {
        {{#fields}}
        var {{field}}: {{type}} = {{default}}
        {{/fields}}
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}Loading.swift",
      """
      /// Where the {{words}} screen gets what it shows.
      protocol {{Name}}Loading: Sendable {
        func load{{Name}}() async throws -> {{Name}}
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}ContentView.swift",
      """
      import UIKit

      /// The parts of the {{words}} screen and where they stand.
      final class {{Name}}ContentView: UIView {
        {{#fields}}
        let {{field}}Label = UILabel()
        {{/fields}}
        let failureLabel = UILabel()
        {{#leads}}
        let doneButton = UIButton(type: .system)
        {{/leads}}

        init() {
          super.init(frame: .zero)
          backgroundColor = .systemBackground
          failureLabel.textColor = .systemRed
          {{#leads}}
          doneButton.setTitle("Done", for: .normal)
          {{/leads}}
          let stack = UIStackView(arrangedSubviews: [
            {{#fields}}
            {{field}}Label,
            {{/fields}}
            failureLabel,
            {{#leads}}
            doneButton,
            {{/leads}}
          ])
          for case let label as UILabel in stack.arrangedSubviews {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
          }
          stack.axis = .vertical
          stack.spacing = 8
          stack.translatesAutoresizingMaskIntoConstraints = false
          addSubview(stack)
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
          ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("This view is made in code.") }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}LoaderStub.swift",
      """
      import Foundation

      @testable import {{module}}

      /// Loads what a test wants.
      struct {{Name}}LoaderStub: {{Name}}Loading {
        var result: Result<{{Name}}, any Error> = .success(.sample)

        func load{{Name}}() async throws -> {{Name}} { try result.get() }
      }

      /// Says "No connection".
      struct {{Name}}LoadingError: LocalizedError {
        var errorDescription: String? { "No connection" }
      }

      extension {{Name}} {
        static var sample: {{Name}} {
          {{> aSample}}
        }
      }
      """),
  ]
}
