/// A package that a project depends on.
struct PackageReference: Hashable {
  enum Place: Hashable {
    case folder(String)
    case repository(String)
  }

  let place: Place
  /// The requirement as SwiftPM's manifests have it, such as `from: "1.2.0"`; empty for folders.
  let requirement: String
  /// The version, branch or revision in the requirement.
  var named: String? {
    requirement.firstMatch(of: /"([^"]*)"/).map { String($0.1) }
  }
  let file: String
  let line: Int

  init(place: Place, requirement: String, file: String, line: Int) {
    self.place = place
    self.requirement = requirement
    self.file = file
    self.line = line
  }

  init(_ object: ProjectObject, in project: XcodeProject) {
    file = project.path
    line = object.line
    if let path = object["relativePath"] ?? object["path"] {
      place = .folder(Paths.join(project.folder, path))
      requirement = ""
      return
    }
    place = .repository(object["repositoryURL"] ?? "")
    let wanted = object.table["requirement"]?.table ?? [:]
    let version = wanted["minimumVersion"]?.text ?? wanted["version"]?.text ?? "0.0.0"
    requirement =
      switch wanted["kind"]?.text {
      case "exactVersion": "exact: \(Quoted.text(version))"
      case "upToNextMinorVersion": ".upToNextMinor(from: \(Quoted.text(version)))"
      case "versionRange":
        "\(Quoted.text(version))..<\(Quoted.text(wanted["maximumVersion"]?.text ?? version))"
      case "branch": "branch: \(Quoted.text(wanted["branch"]?.text ?? "main"))"
      case "revision": "revision: \(Quoted.text(wanted["revision"]?.text ?? ""))"
      default: "from: \(Quoted.text(version))"
      }
  }

  /// The identity, as SwiftPM derives it from the place.
  var identity: String {
    let place =
      switch place {
      case .folder(let path): path
      case .repository(let address): address
      }
    let name = Paths.name(place).lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
