extension BuiltIn {
  /// The texts that several architectures share, for `{{> name}}`.
  static let parts = [
    part(
      "madeInCode",
      """
      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

      override func loadView() {
        view = content
      }
      """),
    part(
      "viewProtocol",
      """
      /// What the presenter can have shown; the view controller is the view.
      @MainActor protocol {{Name}}View: AnyObject {
        {{#fields}}
        func show({{field}}: String)
        {{/fields}}
        func show(failure: String?)
      }
      """),
    part(
      "shows",
      """
      extension {{Name}}ViewController: {{Name}}View {
        {{#fields}}
        func show({{field}}: String) { content.{{field}}Label.text = {{field}} }
        {{/fields}}
        func show(failure: String?) { content.failureLabel.text = failure }
      }
      """),
    part(
      "viewSpy",
      """
      /// Remembers what it was told to show.
      @MainActor final class {{Name}}ViewSpy: {{Name}}View {
        {{#fields}}
        var {{field}}: String?
        {{/fields}}
        var failure: String?

        {{#fields}}
        func show({{field}}: String) { self.{{field}} = {{field}} }
        {{/fields}}
        func show(failure: String?) { self.failure = failure }
      }
      """),
    part(
      "showsWhatItIsTold",
      """
      controller.loadViewIfNeeded()
      {{#fields}}
      controller.show({{field}}: "{{field}}")
      #expect(controller.content.{{field}}Label.text == "{{field}}")
      {{/fields}}
      controller.show(failure: "No connection")
      #expect(controller.content.failureLabel.text == "No connection")
      """),
    part(
      "showsTheSample",
      """
      {{#fields}}
      #expect(controller.content.{{field}}Label.text == {{sampleText}})
      {{/fields}}
      """),
    part(
      "wasToldTheSample",
      """
      {{#fields}}
      #expect(view.{{field}} == {{sampleText}})
      {{/fields}}
      #expect(view.failure == nil)
      """),
    part(
      "loadsByItself",
      """
      controller.loadViewIfNeeded()
      for _ in 0..<5_000 where controller.content.{{firstField}}Label.text != {{firstText}} {
        try await Task.sleep(for: .milliseconds(1))
      }
      #expect(controller.content.{{firstField}}Label.text == {{firstText}})
      """),
    part(
      "aSample",
      """
      {{Name}}(
        {{#fields}}
        {{field}}: {{sample}}{{^last}},{{/last}}
        {{/fields}}
      )
      """),
  ]

  private static func part(_ name: String, _ text: String) -> TemplatePart {
    TemplatePart(name: name, text: text, place: "the part \(name)")
  }
}
