extension BuiltIn {
  /// MVP with a passive view: the presenter decides through a protocol what is displayed.
  static let mvp = [
    TemplateFile(
      "{{Name}}/{{Name}}View.swift",
      """
      {{> viewProtocol}}
      """),
    TemplateFile(
      "{{Name}}/{{Name}}Presenter.swift",
      """
      import Foundation

      /// Decides what the {{words}} screen shows.
      @MainActor final class {{Name}}Presenter {
        weak var view: (any {{Name}}View)?
        private let loader: any {{Name}}Loading

        init(loader: any {{Name}}Loading) {
          self.loader = loader
        }

        func load() async {
          do {
            show(try await loader.load{{Name}}())
          } catch {
            view?.show(failure: error.localizedDescription)
          }
        }

        private func show(_ {{name}}: {{Name}}) {
          {{#fields}}
          view?.show({{field}}: {{text}})
          {{/fields}}
          view?.show(failure: nil)
        }
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}ViewController.swift",
      """
      import UIKit

      /// Shows what its presenter says.
      final class {{Name}}ViewController: UIViewController {
        let content = {{Name}}ContentView()
        private let presenter: {{Name}}Presenter

        init(presenter: {{Name}}Presenter) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
          title = "{{Title}}"
        }

        {{> madeInCode}}

        override func viewDidLoad() {
          super.viewDidLoad()
          Task { [presenter] in await presenter.load() }
        }
      }

      {{> shows}}
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}ViewSpy.swift",
      """
      @testable import {{module}}

      {{> viewSpy}}
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}PresenterTests.swift",
      """
      import Testing

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, presenter")
      struct {{Name}}PresenterTests {
        let view = {{Name}}ViewSpy()

        @Test("What was loaded is shown")
        func loaded() async {
          let presenter = {{Name}}Presenter(loader: {{Name}}LoaderStub())
          presenter.view = view
          await presenter.load()
          {{> wasToldTheSample}}
        }

        @Test("A failure is told")
        func failed() async {
          let presenter = {{Name}}Presenter(
            loader: {{Name}}LoaderStub(result: .failure({{Name}}LoadingError())))
          presenter.view = view
          await presenter.load()
          #expect(view.failure == "No connection")
        }

        @Test("What comes after the view has gone is dropped")
        func late() async {
          let presenter = {{Name}}Presenter(loader: {{Name}}LoaderStub())
          var view: {{Name}}ViewSpy? = {{Name}}ViewSpy()
          presenter.view = view
          view = nil
          await presenter.load()
          #expect(presenter.view == nil)
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
        @Test("What it is told is on its labels")
        func labels() {
          let controller = {{Name}}ViewController(
            presenter: {{Name}}Presenter(loader: {{Name}}LoaderStub()))
          {{> showsWhatItIsTold}}
        }

        @Test("It has its presenter load")
        func loads() async throws {
          let presenter = {{Name}}Presenter(loader: {{Name}}LoaderStub())
          let controller = {{Name}}ViewController(presenter: presenter)
          presenter.view = controller
          {{> loadsByItself}}
        }
      }
      """),
  ]

  /// MVP with a supervising controller: simple values are bound from the model to the labels.
  static let supervising = [
    TemplateFile(
      "{{Name}}/{{Name}}Model.swift",
      """
      import Observation

      /// What the view observes and the presenter changes.
      @MainActor @Observable final class {{Name}}Model {
        var {{name}} = {{empty}}
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}View.swift",
      """
      /// What the presenter has to decide; the values of the model the view shows by itself.
      @MainActor protocol {{Name}}View: AnyObject {
        func show(failure: String?)
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}Presenter.swift",
      """
      import Foundation

      /// Handles what happens on the {{words}} screen.
      @MainActor final class {{Name}}Presenter {
        weak var view: (any {{Name}}View)?
        private let model: {{Name}}Model
        private let loader: any {{Name}}Loading

        init(model: {{Name}}Model, loader: any {{Name}}Loading) {
          self.model = model
          self.loader = loader
        }

        func load() async {
          do {
            model.{{name}} = try await loader.load{{Name}}()
            view?.show(failure: nil)
          } catch {
            view?.show(failure: error.localizedDescription)
          }
        }
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}ViewController.swift",
      """
      import Portico
      import UIKit

      /// Shows the model, and what its presenter says.
      final class {{Name}}ViewController: UIViewController {
        let content = {{Name}}ContentView()
        private let model: {{Name}}Model
        private let presenter: {{Name}}Presenter

        init(model: {{Name}}Model, presenter: {{Name}}Presenter) {
          self.model = model
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
          title = "{{Title}}"
        }

        {{> madeInCode}}

        override func viewDidLoad() {
          super.viewDidLoad()
          bind()
          Task { [presenter] in await presenter.load() }
        }

        private func bind() {
          {{#fields}}
          content.{{field}}Label.bind(\\.text, to: model) {
            {{shown}}
          }
          {{/fields}}
        }
      }

      extension {{Name}}ViewController: {{Name}}View {
        func show(failure: String?) { content.failureLabel.text = failure }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}ViewSpy.swift",
      """
      @testable import {{module}}

      /// Remembers what it was told to show.
      @MainActor final class {{Name}}ViewSpy: {{Name}}View {
        var failure: String?

        func show(failure: String?) { self.failure = failure }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}PresenterTests.swift",
      """
      import Testing

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, presenter")
      struct {{Name}}PresenterTests {
        let model = {{Name}}Model()
        let view = {{Name}}ViewSpy()

        @Test("What was loaded is in the model")
        func loaded() async {
          let presenter = {{Name}}Presenter(model: model, loader: {{Name}}LoaderStub())
          presenter.view = view
          await presenter.load()
          #expect(model.{{name}} == .sample)
          #expect(view.failure == nil)
        }

        @Test("A failure is told")
        func failed() async {
          let presenter = {{Name}}Presenter(
            model: model,
            loader: {{Name}}LoaderStub(result: .failure({{Name}}LoadingError())))
          presenter.view = view
          await presenter.load()
          #expect(view.failure == "No connection")
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
        @Test("It shows the model")
        func labels() {
          let model = {{Name}}Model()
          model.{{name}} = .sample
          let controller = {{Name}}ViewController(
            model: model,
            presenter: {{Name}}Presenter(model: model, loader: {{Name}}LoaderStub()))
          controller.loadViewIfNeeded()
          {{> showsTheSample}}
        }

        @Test("It has its presenter load")
        func loads() async throws {
          let model = {{Name}}Model()
          let controller = {{Name}}ViewController(
            model: model,
            presenter: {{Name}}Presenter(model: model, loader: {{Name}}LoaderStub()))
          {{> loadsByItself}}
        }

        @Test("A failure is on its label")
        func failure() {
          let model = {{Name}}Model()
          let controller = {{Name}}ViewController(
            model: model,
            presenter: {{Name}}Presenter(model: model, loader: {{Name}}LoaderStub()))
          controller.loadViewIfNeeded()
          controller.show(failure: "No connection")
          #expect(controller.content.failureLabel.text == "No connection")
        }
      }
      """),
  ]
}
