extension BuiltIn {
  /// A function that assembles a screen from its dependencies, so that no other code knows the screen's parts.
  static let module = [
    TemplateFile(
      "{{Name}}/{{Name}}Module.swift",
      """
      {{#viper}}
      import Portico
      {{/viper}}
      {{^viper}}
      import UIKit
      {{/viper}}

      /// The {{words}} screen, made of what it needs.
      {{#viper}}
      struct {{Name}}Module: Module {
        let loader: any {{Name}}Loading

        func assemble() -> Assembly<Void> {
          Assembly(
            interactor: {{Name}}Interactor(loader: loader),
            router: {{Name}}Router(),
            presenter: {{Name}}Presenter.init,
            view: {{Name}}ViewController.init(presenter:)
          ) { interactor, presenter, view in
            interactor.output = presenter
            presenter.view = view
          }
        }
      }
      {{/viper}}
      {{^viper}}
      @MainActor struct {{Name}}Module {
        let loader: any {{Name}}Loading
        {{#coordinator}}
        weak var coordinator: (any {{Name}}Navigating)?
        {{/coordinator}}

        func makeViewController() -> UIViewController {
          {{#mvc}}
          {{Name}}ViewController(loader: loader)
          {{/mvc}}
          {{#coordinator}}
          {{Name}}ViewController(loader: loader, coordinator: coordinator)
          {{/coordinator}}
          {{#mvp}}
          let presenter = {{Name}}Presenter(loader: loader)
          let controller = {{Name}}ViewController(presenter: presenter)
          presenter.view = controller
          return controller
          {{/mvp}}
          {{#supervising}}
          let model = {{Name}}Model()
          let presenter = {{Name}}Presenter(model: model, loader: loader)
          let controller = {{Name}}ViewController(model: model, presenter: presenter)
          presenter.view = controller
          return controller
          {{/supervising}}
          {{#mvvm}}
          {{Name}}ViewController(viewModel: {{Name}}ViewModel(loader: loader))
          {{/mvvm}}
        }
      }
      {{/viper}}
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}ModuleTests.swift",
      """
      import Testing
      import UIKit

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, module")
      struct {{Name}}ModuleTests {
        @Test("It shows what it loads")
        func shows() async throws {
          let made = {{Name}}Module(loader: {{Name}}LoaderStub()).makeViewController()
          let controller = try #require(made as? {{Name}}ViewController)
          {{> loadsByItself}}
        }

        @Test("It leaves nothing behind")
        func leavesNothing() async throws {
          weak var controller: UIViewController?
          do {
            let made = {{Name}}Module(loader: {{Name}}LoaderStub()).makeViewController()
            made.loadViewIfNeeded()
            controller = made
          }
          for _ in 0..<5_000 where controller != nil {
            try await Task.sleep(for: .milliseconds(1))
          }
          #expect(controller == nil)
        }
      }
      """),
  ]

  /// A coordinator whose flow begins with the screen.
  static let coordinator = [
    TemplateFile(
      "{{Name}}/{{Name}}Coordinator.swift",
      """
      import Portico
      import UIKit

      /// The flow that begins with the {{words}} screen.
      final class {{Name}}Coordinator: Coordinator<Void> {
        private let loader: any {{Name}}Loading

        /// A flow that is a part of another.
        init(loader: any {{Name}}Loading) {
          self.loader = loader
          super.init()
        }

        /// A flow in a navigation controller of its own.
        init(loader: any {{Name}}Loading, navigationController: UINavigationController) {
          self.loader = loader
          super.init(navigationController: navigationController)
        }

        /// The first flow of an app.
        init(loader: any {{Name}}Loading, window: UIWindow) {
          self.loader = loader
          super.init(window: window)
        }

        override func start() {
          {{#viper}}
          push(
            {{Name}}Module(loader: loader).makeViewController { [weak self] outcome in
              if case .finished = outcome { self?.finish() }
            })
          {{/viper}}
          {{#coordinator}}
          push({{Name}}Module(loader: loader, coordinator: self).makeViewController())
          {{/coordinator}}
          {{#plain}}
          push({{Name}}Module(loader: loader).makeViewController())
          {{/plain}}
        }
      }
      {{#coordinator}}

      extension {{Name}}Coordinator: {{Name}}Navigating {
        func {{name}}DidFinish() { finish() }
      }
      {{/coordinator}}
      """),
    TemplateFile(
      "Tests/{{Name}}/{{Name}}CoordinatorTests.swift",
      """
      import Portico
      import Testing
      import UIKit

      @testable import {{module}}

      @MainActor @Suite("{{Title}}, coordinator")
      struct {{Name}}CoordinatorTests {
        @Test("It begins with its screen")
        func start() {
          let navigation = UINavigationController()
          let coordinator = {{Name}}Coordinator(
            loader: {{Name}}LoaderStub(), navigationController: navigation)
          coordinator.start()
          #expect(navigation.viewControllers.first is {{Name}}ViewController)
        }
        {{#leads}}

        @Test("It ends when its screen is done")
        func finish() throws {
          let navigation = UINavigationController()
          let coordinator = {{Name}}Coordinator(
            loader: {{Name}}LoaderStub(), navigationController: navigation)
          coordinator.start()
          let screen = try #require(navigation.viewControllers.first as? {{Name}}ViewController)
          screen.loadViewIfNeeded()
          screen.content.doneButton.sendActions(for: .primaryActionTriggered)
          #expect(coordinator.hasEnded)
        }
        {{/leads}}
      }
      """),
  ]
}
