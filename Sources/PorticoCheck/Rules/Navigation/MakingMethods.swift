/// The view controllers that the methods and properties of a view controller create.
final class MakingMethods {
  let controller: ProjectType
  private let project: Project
  private let methods: [String: ProjectType.Function]
  private var known: [String: String?] = [:]

  init(_ controller: ProjectType, _ project: Project) {
    self.controller = controller
    self.project = project
    let makers = controller.functions.filter {
      $0.facts.result != nil && $0.facts.kind == .function
    }
    methods = Dictionary(makers.map { ($0.facts.name, $0) }) { first, _ in first }
  }

  func type(_ name: String, from file: SourceFile) -> ProjectType? {
    project.type(name, from: file)
  }

  /// Returns the name of a view controller that is a screen; otherwise, `nil`. Alerts, dialogs and system sheets
  /// aren't screens.
  func name(_ type: ProjectType) -> String? {
    type !== controller && type.isViewController && Self.passing.isDisjoint(with: type.words)
      && type.inheritedNames.isDisjoint(with: Self.sheets) ? type.name : nil
  }

  private static let passing: Set<String> = [
    "Alert", "Dialog", "Toast", "HUD", "Loading", "Loader", "Spinner", "Snackbar",
  ]
  private static let sheets: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "PHPickerViewController", "SFSafariViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "QLPreviewController",
  ]

  /// Returns the name of the view controller that a method creates, for
  /// `pushViewController(makeDetails(), animated: true)`.
  func made(by method: String, from file: SourceFile) -> String? {
    if let known = known[method] { return known }
    let made = methods[method]?.facts.body?.uses.lazy.filter { $0.isCalled }
      .compactMap { self.type($0.path[0], from: file) }.compactMap(name).first
    known[method] = .some(made)
    return made
  }

  /// Returns the name of the view controller that a property creates: `lazy var details = DetailsViewController()`.
  func kept(_ value: String) -> String? {
    controller.properties(named: value).first { $0.facts.isInitialCall || $0.facts.isLazy }
      .flatMap { property in
        property.type.names.first.flatMap { type($0, from: property.file) }
      }.flatMap(name)
  }
}
