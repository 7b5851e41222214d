import Foundation

/// The objects of an instantiated nib.
@MainActor struct NibInstance {
  /// The top-level objects in the order of the file.
  let objects: [AnyObject]

  init(_ document: InterfaceDocument, owner: AnyObject?, external: [String: Any]) {
    let assembly = InterfaceAssembly(document, place: document.fileName)
    for placeholder in document.topLevelObjects where placeholder.name == "placeholder" {
      placeholder.setDeferred(false)
      let identifier = placeholder["placeholderIdentifier"]
      let object =
        identifier == "IBFilesOwner"
        ? owner : identifier.flatMap { external[$0] }.map { $0 as AnyObject }
      let type = placeholder["customClass"]
      guard let object, let id = placeholder.id else {
        if identifier == "IBFilesOwner" { assembly.requireNoOutlets(ofMissing: placeholder, type) }
        continue
      }
      assembly.add(object, id: id)
      assembly.addForConnecting(object, placeholder)
    }
    let made = document.topLevelObjects.filter { $0.name != "placeholder" }
    objects = made.compactMap { assembly.make($0) }
    assembly.finish()
    for element in made where InterfaceKind.kinds[element.name] != nil {
      assembly.reportUnread(in: element)
    }
  }
}
