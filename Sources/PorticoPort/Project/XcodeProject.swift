import Foundation
import PorticoCheck

/// A project file with its objects. They are read from the file, or made from a spec.
struct XcodeProject {
  /// The path of the file with the objects, such as `…/App.xcodeproj/project.pbxproj`.
  let path: String
  let name: String
  /// The folder that `SOURCE_ROOT` stands for.
  let folder: String
  let objects: [String: ProjectObject]
  let root: ProjectObject
  /// The files that the spec names and that don't exist.
  private(set) var problems: [Remark] = []

  /// Reads a project's folder, `App.xcodeproj`, or its spec, `project.yml`.
  init(_ bundle: String) throws(Mistake) {
    if Paths.name(bundle) == ProjectSpec.name {
      self.init(try ProjectSpec(bundle))
      return
    }
    let path = bundle + "/project.pbxproj"
    try self.init(try TextFile.found(path), path: path)
  }

  init(_ text: String, path: String) throws(Mistake) {
    self.path = path
    let bundle = AbsolutePath.folder(of: path)
    name = Paths.stem(bundle)
    let list = try PropertyListReader.read(text, path)
    guard case .table(let found)? = list.table["objects"]?.value else {
      throw Mistake(message: "\(path):\(list.line): has no 'objects'; it is not an Xcode project")
    }
    var objects: [String: ProjectObject] = [:]
    objects.reserveCapacity(found.count)
    for (id, value) in found {
      objects[id] = ProjectObject(id: id, line: value.line, table: value.table)
    }
    guard let id = list.table["rootObject"], let root = objects[id.text ?? ""],
      root.kind == "PBXProject"
    else {
      throw Mistake(
        message: "\(path):\(list.table["rootObject"]?.line ?? list.line): has no project object")
    }
    self.objects = objects
    self.root = root
    folder = Paths.join(AbsolutePath.folder(of: bundle), root["projectDirPath"] ?? "")
  }

  init(_ spec: ProjectSpec) {
    let project = SpecProject(spec)
    path = spec.path
    folder = AbsolutePath.folder(of: path)
    name = spec.table["name"]?.text ?? Paths.name(folder)
    objects = project.objects
    root = project.root
    problems = project.problems
  }

  func object(_ id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// Returns the objects that a list of an object names, and adds a problem for each one that doesn't exist.
  func objects(
    _ object: ProjectObject, _ key: String, _ problems: inout [Remark]
  ) -> [(object: ProjectObject, line: Int)] {
    object.list(key).compactMap { item in
      guard let found = self.object(item.text) else {
        problems.append(
          Remark(path, item.line, "'\(item.text ?? "")' is no object of this project"))
        return nil
      }
      return (found, item.line)
    }
  }

  /// The language of the development region, as SwiftPM expects it. Old projects contain `English`.
  var language: String {
    let region = root["developmentRegion"] ?? "en"
    let old = [
      "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es",
      "Italian": "it",
    ]
    return old[region] ?? region
  }
}
