import PorticoCheck

/// The placeholders of templates.
package enum Placeholders {
  static let vocabulary = Template.Vocabulary(
    texts: [
      "Name": "the name as a type: UserProfile", "name": "as a variable: userProfile",
      "Title": "as a title: User profile", "words": "in a sentence: user profile",
      "empty": "the model before one is loaded: UserProfile()",
      "module": "the module that tests import", "firstField": "the first field's name",
      "firstText": "how its sample is shown, as Swift", "App": "the app's name",
      "portico": "the package dependency on Portico", "porticoPackage": "that package's name",
    ],
    flags: [
      "usesFoundation": "a field's type is Foundation's", "leads": "the screen asks to be closed",
      "plain": "neither VIPER nor coordinator", "mvc": "the architecture",
      "mvp": "the architecture",
      "supervising": "the architecture", "mvvm": "the architecture", "viper": "the architecture",
      "coordinator": "the architecture",
    ],
    lists: [
      "fields": Template.Vocabulary(
        texts: [
          "field": "its name: firstName", "Field": "as part of a name: FirstName",
          "fieldWords": "in a sentence: First name", "type": "its type",
          "default": "its initial value",
          "sample": "a value for tests", "sampleText": "how the sample is shown, as Swift",
          "text": "the field of the variable {{name}}, as text",
          "shown": "the field of $0.{{name}}, as text",
        ],
        flags: ["last": "the last field", "first": "the first field"])
    ])

  /// The placeholders with their meanings, for documentation and help.
  package static var table: [(name: String, meaning: String)] {
    let fields = vocabulary.lists["fields"]
    func rows(_ values: [String: String], _ form: (String) -> String) -> [(String, String)] {
      values.sorted { $0.key < $1.key }.map { (form($0.key), $0.value) }
    }
    return rows(vocabulary.texts) { "{{\($0)}}" } + rows(vocabulary.flags) { "{{#\($0)}}" }
      + [("{{#fields}}", "for each field")]
      + rows(fields?.texts ?? [:]) { "{{\($0)}}" } + rows(fields?.flags ?? [:]) { "{{#\($0)}}" }
  }

  static func values(
    _ names: Names, _ fields: [Field], _ architecture: Architecture?, module: String,
    app: String = "", portico: PorticoSource? = nil, withoutDefault: Set<String> = []
  ) -> Template.Values {
    var values = Template.Values()
    values.texts = [
      "Name": names.type, "name": names.variable, "Title": names.title, "words": names.words,
      "module": module, "App": app, "portico": portico?.dependency ?? "",
      "porticoPackage": portico?.package ?? "",
    ]
    let items = fields.enumerated().map { index, field in
      let words = Names.title(ofField: field.name)
      var item = Template.Values()
      item.texts = [
        "field": field.name, "Field": field.name.prefix(1).uppercased() + field.name.dropFirst(),
        "fieldWords": words, "type": field.type.written, "default": field.type.initial,
        "sample": field.type.sample(words, index + 1),
        "sampleText": field.type.sampleText(words, index + 1),
        "text": field.type.text(of: "\(names.variable).\(field.name)"),
        "shown": field.type.text(of: "$0.\(names.variable).\(field.name)"),
      ]
      item.flags = ["first": index == 0, "last": index == fields.count - 1]
      return item
    }
    values.lists = ["fields": items]
    let needed = fields.filter { withoutDefault.contains($0.name) }
      .map { "\($0.name): \($0.type.initial)" }
    values.texts["empty"] = "\(names.type)(\(needed.joined(separator: ", ")))"
    values.texts["firstField"] = items.first?.texts["field"]
    values.texts["firstText"] = items.first?.texts["sampleText"]
    values.flags = [
      "usesFoundation": fields.contains(where: \.type.needsFoundation),
      "leads": architecture == .viper || architecture == .coordinator,
      "plain": architecture != .viper && architecture != .coordinator,
    ]
    for other in Architecture.allCases {
      let name = other == .supervising ? "supervising" : other.rawValue
      values.flags[name] = other == architecture
    }
    return values
  }
}
