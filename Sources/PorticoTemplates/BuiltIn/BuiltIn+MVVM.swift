extension BuiltIn {
  /// A view model with the state of the view, and bindings to it.
  static let mvvm = [
    TemplateFile(
      "{{Name}}/{{Name}}ViewModel.swift",
      """
      import Foundation
      import Observation

      /// What the {{words}} screen shows.
      @MainActor @Observable final class {{Name}}ViewModel {
        private(set) var failure: String?
        private var {{name}} = {{empty}}
        private let loader: any {{Name}}Loading

        {{#fields}}
        var {{field}}: String { {{text}} }
        {{/fields}}

        init(loader: any {{Name}}Loading) {
          self.loader = loader
        }

        func load() async {
          do {
            {{name}} = try await loader.load{{Name}}()
            failure = nil
          } catch {
            failure = error.localizedDescription
          }
        }
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}ViewController.swift",
      """
      import Portico
      import UIKit

      /// Shows its view model.
      final class {{Name}}ViewController: UIViewController {
        let content = {{Name}}ContentView()
        private let viewModel: {{Name}}ViewModel

        init(viewModel: {{Name}}ViewModel) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
          title = "{{Title}}"
        }

        {{> madeInCode}}

        override func viewDidLoad() {
          super.viewDidLoad()
          bind()
          Task { [viewModel] in await viewModel.load() }
        }

        private func bind() {
          {{#fields}}
          content.{{field}}Label.bind(\\.text, to: viewModel, \\.{{field}})
          {{/fields}}
          content.failureLabel.bind(\\.text, to: viewModel, \\.failure)
        }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}ViewModelTests.swift",
      """
      import Testing

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, view model")
      struct {{Name}}ViewModelTests {
        @Test("What was loaded is shown")
        func loaded() async {
          let viewModel = {{Name}}ViewModel(loader: {{Name}}LoaderStub())
          await viewModel.load()
          {{#fields}}
          #expect(viewModel.{{field}} == {{sampleText}})
          {{/fields}}
          #expect(viewModel.failure == nil)
        }

        @Test("A failure is told")
        func failed() async {
          let viewModel = {{Name}}ViewModel(
            loader: {{Name}}LoaderStub(result: .failure({{Name}}LoadingError())))
          await viewModel.load()
          #expect(viewModel.failure == "No connection")
        }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}ViewControllerTests.swift",
      """
      import Testing
      import UIKit

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, view")
      struct {{Name}}ViewControllerTests {
        @Test("It shows its view model")
        func labels() async {
          let viewModel = {{Name}}ViewModel(loader: {{Name}}LoaderStub())
          await viewModel.load()
          let controller = {{Name}}ViewController(viewModel: viewModel)
          controller.loadViewIfNeeded()
          {{> showsTheSample}}
          #expect(controller.content.failureLabel.text == nil)
        }

        @Test("It has its view model load")
        func loads() async throws {
          let controller = {{Name}}ViewController(
            viewModel: {{Name}}ViewModel(loader: {{Name}}LoaderStub()))
          {{> loadsByItself}}
        }

        @Test("It shows a failure")
        func failure() async {
          let viewModel = {{Name}}ViewModel(
            loader: {{Name}}LoaderStub(result: .failure({{Name}}LoadingError())))
          await viewModel.load()
          let controller = {{Name}}ViewController(viewModel: viewModel)
          controller.loadViewIfNeeded()
          #expect(controller.content.failureLabel.text == "No connection")
        }
      }
      """),
  ]
}
