/// The contents of `Package.swift`. Equal plans have equal contents.
struct ManifestText {
  /// The text that marks a manifest written by `portico port`.
  static let mark = "// Written by 'portico port'"

  private let plan: PortPlan
  private let portico: (dependency: String, package: String)
  private let layout: PortLayout

  init(_ plan: PortPlan, portico: (dependency: String, package: String)) {
    self.plan = plan
    self.portico = portico
    layout = plan.layout
  }

  func text() -> String {
    """
    // swift-tools-version: 6.2
    \(Self.mark), which also makes the folder \(PortLayout.folder); what is changed here is lost.
    import PackageDescription

    // Linux builds what the plugin makes of the sources, Xcode the sources.
    #if os(Linux)
      let plugins: [Target.PluginUsage] = [
        .plugin(name: \(Quoted.text(PortLayout.plugin)), package: \(Quoted.text(portico.package)))
      ]
      let translated = [\(Quoted.text(PortLayout.sources))]
    #else
      let plugins: [Target.PluginUsage] = []
      let translated: [String] = []
    #endif

    func portico(_ name: String) -> Target.Dependency {
      .product(
        name: name, package: \(Quoted.text(portico.package)), condition: .when(platforms: [.linux]))
    }

    let package = Package(
      name: \(Quoted.text(plan.name)),
      defaultLocalization: LanguageTag(\(Quoted.text(plan.language))),
      platforms: [.iOS(.v17)],
      dependencies: [
        \(([portico.dependency] + plan.packages).joined(separator: ",\n    ")),
      ],
      targets: [
    \(plan.targets.map(text).joined())  ]
    )

    """
  }

  private func text(of target: PortTarget) -> String {
    let function =
      switch target.kind {
      case .app: "executableTarget"
      case .library: "target"
      case .tests: "testTarget"
      }
    let dependencies =
      (["UIKit"] + target.frameworks.sorted()).map { "portico(\(Quoted.text($0)))" }
      + target.targets.sorted().map(Quoted.text)
      + target.products.sorted { ($0.package, $0.name) < ($1.package, $1.name) }.map {
        ".product(name: \(Quoted.text($0.name)), package: \(Quoted.text($0.package)))"
      }
    var lines = [
      "name: \(Quoted.text(target.name))",
      "dependencies: \(list(dependencies))",
      "path: \(Quoted.text(PortLayout.place(of: target.name)))",
      "exclude: \(Quoted.list(excluded(target))) + translated",
    ]
    if !target.resources.isEmpty { lines.append("resources: \(list(resources(target)))") }
    if !target.settings.isEmpty { lines.append("swiftSettings: \(list(target.settings))") }
    lines.append("plugins: plugins")
    return "    .\(function)(\n      " + lines.joined(separator: ",\n      ") + "),\n"
  }

  private func excluded(_ target: PortTarget) -> [String] {
    (target.infoPlist == nil ? [] : [PortLayout.infoPlist]) + [PortLayout.facts]
  }

  private func resources(_ target: PortTarget) -> [String] {
    let files = target.resources.contains { !$0.isFolder }
    return (files ? [".process(\(Quoted.text(PortLayout.resources)))"] : [])
      + target.resources.filter(\.isFolder).map(\.place).sorted().map {
        ".copy(\(Quoted.text(PortLayout.folders + "/" + $0)))"
      }
  }

  /// Returns a list in a single line if it's short.
  private func list(_ items: [String]) -> String {
    let line = "[" + items.joined(separator: ", ") + "]"
    if line.count < 80 { return line }
    return "[\n" + items.map { "        \($0),\n" }.joined() + "      ]"
  }
}
