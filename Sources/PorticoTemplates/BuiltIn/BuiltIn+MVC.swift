extension BuiltIn {
  /// A screen in Cocoa MVC. Its layout is in a separate view, and it loads the model through a protocol. With
  /// `leads`, the screen asks a coordinator to navigate.
  static let mvc = [
    TemplateFile(
      "{{Name}}/{{Name}}ViewController.swift",
      """
      import UIKit

      /// Loads the {{words}} and shows it.
      final class {{Name}}ViewController: UIViewController {
        let content = {{Name}}ContentView()
        {{#leads}}
        private weak var coordinator: (any {{Name}}Navigating)?
        {{/leads}}
        private let loader: any {{Name}}Loading

        init(loader: any {{Name}}Loading{{#leads}}, coordinator: (any {{Name}}Navigating)?{{/leads}}) {
          self.loader = loader
          {{#leads}}
          self.coordinator = coordinator
          {{/leads}}
          super.init(nibName: nil, bundle: nil)
          title = "{{Title}}"
        }

        {{> madeInCode}}

        override func viewDidLoad() {
          super.viewDidLoad()
          {{#leads}}
          content.doneButton.addAction(
            UIAction { [weak self] _ in self?.coordinator?.{{name}}DidFinish() },
            for: .primaryActionTriggered)
          {{/leads}}
          Task { [weak self] in await self?.load() }
        }

        func load() async {
          do {
            show(try await loader.load{{Name}}())
          } catch {
            content.failureLabel.text = error.localizedDescription
          }
        }

        private func show(_ {{name}}: {{Name}}) {
          {{#fields}}
          content.{{field}}Label.text = {{text}}
          {{/fields}}
          content.failureLabel.text = nil
        }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}ViewControllerTests.swift",
      """
      import Testing
      import UIKit

      @testable import {{module}}

      @MainActor @Suite("{{Title}}")
      struct {{Name}}ViewControllerTests {
        @Test("What was loaded is shown")
        func loaded() async {
          let controller = {{Name}}ViewController(loader: {{Name}}LoaderStub(){{#leads}}, coordinator: nil{{/leads}})
          controller.loadViewIfNeeded()
          await controller.load()
          {{> showsTheSample}}
          #expect(controller.content.failureLabel.text == nil)
        }

        @Test("It loads by itself")
        func loads() async throws {
          let controller = {{Name}}ViewController(loader: {{Name}}LoaderStub(){{#leads}}, coordinator: nil{{/leads}})
          {{> loadsByItself}}
        }

        @Test("A failure is told")
        func failed() async {
          let loader = {{Name}}LoaderStub(result: .failure({{Name}}LoadingError()))
          let controller = {{Name}}ViewController(loader: loader{{#leads}}, coordinator: nil{{/leads}})
          controller.loadViewIfNeeded()
          await controller.load()
          #expect(controller.content.failureLabel.text == "No connection")
        }
        {{#leads}}

        @Test("Done is said to the coordinator")
        func done() {
          let coordinator = {{Name}}NavigatingSpy()
          let controller = {{Name}}ViewController(loader: {{Name}}LoaderStub(), coordinator: coordinator)
          controller.loadViewIfNeeded()
          controller.content.doneButton.sendActions(for: .primaryActionTriggered)
          #expect(coordinator.finished == 1)
        }
        {{/leads}}
      }
      {{#leads}}

      private final class {{Name}}NavigatingSpy: {{Name}}Navigating {
        var finished = 0

        func {{name}}DidFinish() { finished += 1 }
      }
      {{/leads}}
      """),
  ]

  /// A protocol through which a screen asks for navigation without knowing its coordinator.
  static let navigating = [
    TemplateFile(
      "{{Name}}/{{Name}}Navigating.swift",
      """
      /// What the {{words}} screen asks of its coordinator.
      @MainActor protocol {{Name}}Navigating: AnyObject {
        func {{name}}DidFinish()
      }
      """)
  ]
}
