import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("The language of templates")
struct TemplateTests {
  private let vocabulary = Template.Vocabulary(
    texts: ["Name": ""], flags: ["isOn": ""],
    lists: ["fields": Template.Vocabulary(texts: ["field": ""], flags: ["last": ""])])

  private let parts = [
    TemplatePart(name: "header", text: "// {{Name}}\n\n//", place: "header.txt"),
    TemplatePart(
      name: "list", text: "{{#fields}}\n{{> each}}\n{{/fields}}\n", place: "list.txt"),
    TemplatePart(name: "each", text: "let {{field}} {\n}\n", place: "each.txt"),
    TemplatePart(name: "broken", text: "\n{{Nam}}\n", place: "broken.txt"),
    TemplatePart(name: "round", text: "{{> round}}", place: "round.txt"),
  ]

  private func render(_ text: String) throws -> String {
    var values = Template.Values(texts: ["Name": "Login"], flags: ["isOn": true])
    values.lists["fields"] = ["user", "password"].enumerated().map {
      Template.Values(texts: ["field": $1], flags: ["last": $0 == 1])
    }
    return try Template(text, name: "A.swift", vocabulary: vocabulary, parts: TemplateParts(parts))
      .render(values)
  }

  @Test("Placeholders are replaced, also twice in a line")
  func values() throws {
    #expect(try render("a {{Name}} b {{ Name }}{{Name}}\n") == "a Login b LoginLogin\n")
    #expect(try render("{ $0 } {a} }}") == "{ $0 } {a} }}")
  }

  @Test("Sections repeat, hold or don't, and their lines leave nothing behind")
  func sections() throws {
    #expect(
      try render(
        """
        (
          {{#fields}}
          {{field}}{{^last}},{{/last}}
          {{/fields}}
        ){{! said here }}
        {{! said alone }}
        {{#isOn}}on{{/isOn}}{{^isOn}}off{{/isOn}}
        {{#isOn}}
        {{#fields}}
        {{Name}}.{{field}}
        {{/fields}}
        {{/isOn}}
        """) == """
          (
            user,
            password
          )
          on
          Login.user
          Login.password

          """)
  }

  @Test("A part stands for its lines, indented like it")
  func included() throws {
    #expect(
      try render("{{> header}}\nstruct A {\n  {{> list}}\n}\n")
        == """
        // Login

        //
        struct A {
          let user {
          }
          let password {
          }
        }

        """)
  }

  @Test("Lines may end as on Windows")
  func carriageReturns() throws {
    #expect(try render("{{#isOn}}\r\n\ta {{Name}}\r\n\t{{/isOn}}\r\nb") == "\ta Login\nb")
  }

  @Test(
    "A mistake names file, line and placeholder",
    arguments: [
      ("a\n{{Nmae}}", "A.swift:2: {{Nmae}} is not known here; did you mean 'Name'?"),
      (
        "{{field}}",
        "A.swift:1: {{field}} is not known here; it is between {{#fields}} and {{/fields}}"
      ),
      ("{{#Name}}{{/Name}}", "A.swift:1: {{#Name}} is not known here"),
      ("{{> header}}{{Nam}}", "A.swift:1: {{> header}} must be alone on its line"),
      ("\n{{> heder}}", "A.swift:2: {{> heder}} is not a known partial; did you mean 'header'?"),
      ("{{> broken}}", "broken.txt:2: {{Nam}} is not known here; did you mean 'Name'?"),
      ("{{> round}}", "round.txt:1: {{> round}} holds itself"),
      ("a\n{{> x", "A.swift:2: '{{> x' has no '}}'"),
      (
        "\n{{#fileds}}{{/fileds}}",
        "A.swift:2: {{#fileds}} is not known here; did you mean 'fields'?"
      ),
      ("{{#isOn}}\n\n", "A.swift:1: the section {{#isOn}} has no {{/isOn}}"),
      (
        "{{#isOn}}\n{{#fields}}{{/isOn}}",
        "A.swift:2: {{/isOn}} closes no section; {{/fields}} comes first"
      ),
      ("{{/isOn}}", "A.swift:1: {{/isOn}} closes no section"),
      ("a\nb\nc {{Name", "A.swift:3: '{{Name' has no '}}'"),
    ])
  func mistakes(_ text: String, _ message: String) {
    #expect(throws: Mistake(message: message)) { try render(text) }
  }
}
