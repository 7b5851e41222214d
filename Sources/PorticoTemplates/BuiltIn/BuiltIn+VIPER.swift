extension BuiltIn {
  /// A module in VIPER: view, interactor, presenter, entity and router, each behind a protocol.
  static let viper = [
    TemplateFile(
      "{{Name}}/{{Name}}Contract.swift",
      """
      {{> viewProtocol}}

      /// What the view tells its presenter.
      @MainActor protocol {{Name}}Presenting: AnyObject {
        func viewIsReady()
        func done()
      }

      /// What the presenter asks for.
      @MainActor protocol {{Name}}Interacting: AnyObject {
        func load() async
      }

      /// What the interactor answers.
      @MainActor protocol {{Name}}InteractorOutput: AnyObject {
        func didLoad(_ {{name}}: {{Name}})
        func didFail(_ error: any Error)
      }

      /// Where the module leads.
      @MainActor protocol {{Name}}Routing: AnyObject {
        func leave()
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}Interactor.swift",
      """
      import Portico

      /// The business of the {{words}} screen.
      final class {{Name}}Interactor: Interactor<any {{Name}}InteractorOutput>, {{Name}}Interacting {
        private let loader: any {{Name}}Loading

        init(loader: any {{Name}}Loading) {
          self.loader = loader
        }

        func load() async {
          do {
            output?.didLoad(try await loader.load{{Name}}())
          } catch {
            output?.didFail(error)
          }
        }
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}Presenter.swift",
      """
      import Foundation
      import Portico

      /// Decides what the {{words}} screen shows and where it leads.
      final class {{Name}}Presenter: ModulePresenter<
        any {{Name}}View, any {{Name}}Interacting, any {{Name}}Routing
      >
      {}

      extension {{Name}}Presenter: {{Name}}Presenting {
        func viewIsReady() {
          Task { [interactor] in await interactor.load() }
        }

        func done() { router.leave() }
      }

      extension {{Name}}Presenter: {{Name}}InteractorOutput {
        func didLoad(_ {{name}}: {{Name}}) {
          {{#fields}}
          view?.show({{field}}: {{text}})
          {{/fields}}
          view?.show(failure: nil)
        }

        func didFail(_ error: any Error) {
          view?.show(failure: error.localizedDescription)
        }
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}Router.swift",
      """
      import Portico

      /// Leads away from the {{words}} screen.
      final class {{Name}}Router: Router<Void>, {{Name}}Routing {
        func leave() { finish() }
      }
      """),
    TemplateFile(
      "{{Name}}/{{Name}}ViewController.swift",
      """
      import UIKit

      /// Shows what its presenter says, and tells it what the person does.
      final class {{Name}}ViewController: UIViewController {
        let content = {{Name}}ContentView()
        private let presenter: any {{Name}}Presenting

        init(presenter: any {{Name}}Presenting) {
          self.presenter = presenter
          super.init(nibName: nil, bundle: nil)
          title = "{{Title}}"
        }

        {{> madeInCode}}

        override func viewDidLoad() {
          super.viewDidLoad()
          content.doneButton.addAction(
            UIAction { [weak self] _ in self?.presenter.done() },
            for: .primaryActionTriggered)
          presenter.viewIsReady()
        }
      }

      {{> shows}}
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}Spies.swift",
      """
      @testable import {{module}}

      {{> viewSpy}}

      /// Remembers what the view said.
      @MainActor final class {{Name}}PresenterSpy: {{Name}}Presenting {
        var ready = 0
        var isDone = false

        func viewIsReady() { ready += 1 }
        func done() { isDone = true }
      }

      /// Remembers that it was asked, and answers nothing.
      @MainActor final class {{Name}}InteractorSpy: {{Name}}Interacting {
        var loads = 0

        func load() async { loads += 1 }
      }

      /// Remembers what it was answered.
      @MainActor final class {{Name}}InteractorOutputSpy: {{Name}}InteractorOutput {
        var {{name}}: {{Name}}?
        var failure: (any Error)?

        func didLoad(_ {{name}}: {{Name}}) { self.{{name}} = {{name}} }
        func didFail(_ error: any Error) { failure = error }
      }

      /// Remembers where it was asked to lead.
      @MainActor final class {{Name}}RouterSpy: {{Name}}Routing {
        var isLeft = false

        func leave() { isLeft = true }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}PresenterTests.swift",
      """
      import Testing

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, presenter")
      struct {{Name}}PresenterTests {
        let view = {{Name}}ViewSpy()
        let interactor = {{Name}}InteractorSpy()
        let router = {{Name}}RouterSpy()
        let presenter: {{Name}}Presenter

        init() {
          presenter = {{Name}}Presenter(interactor: interactor, router: router)
          presenter.view = view
        }

        @Test("When the view is ready it asks for what is shown")
        func ready() async throws {
          presenter.viewIsReady()
          for _ in 0..<5_000 where interactor.loads == 0 {
            try await Task.sleep(for: .milliseconds(1))
          }
          #expect(interactor.loads == 1)
        }

        @Test("What was loaded is shown")
        func loaded() {
          presenter.didLoad(.sample)
          {{> wasToldTheSample}}
        }

        @Test("A failure is told")
        func failed() {
          presenter.didFail({{Name}}LoadingError())
          #expect(view.failure == "No connection")
        }

        @Test("Done leads away")
        func done() {
          presenter.done()
          #expect(router.isLeft)
        }
      }
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}InteractorTests.swift",
      """
      import Testing

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, interactor")
      struct {{Name}}InteractorTests {
        let output = {{Name}}InteractorOutputSpy()

        @Test("It answers what was loaded")
        func loaded() async {
          let interactor = {{Name}}Interactor(loader: {{Name}}LoaderStub())
          interactor.output = output
          await interactor.load()
          #expect(output.{{name}} == .sample)
        }

        @Test("It answers a failure")
        func failed() async {
          let interactor = {{Name}}Interactor(
            loader: {{Name}}LoaderStub(result: .failure({{Name}}LoadingError())))
          interactor.output = output
          await interactor.load()
          #expect(output.failure is {{Name}}LoadingError)
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
        let presenter = {{Name}}PresenterSpy()

        @Test("What it is told is on its labels")
        func labels() {
          let controller = {{Name}}ViewController(presenter: presenter)
          {{> showsWhatItIsTold}}
        }

        @Test("It tells its presenter what happens")
        func events() {
          let controller = {{Name}}ViewController(presenter: presenter)
          controller.loadViewIfNeeded()
          #expect(presenter.ready == 1)
          controller.content.doneButton.sendActions(for: .primaryActionTriggered)
          #expect(presenter.isDone)
        }
      }
      """),
  ]
}
