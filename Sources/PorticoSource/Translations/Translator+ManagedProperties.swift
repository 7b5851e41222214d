import SwiftReading

extension Translator {
  /// Adds accessors to the properties that Objective-C implements at run time. A layer stores their values. Core
  /// Data isn't available.
  func manageProperties(_ draft: Draft) {
    func visit(_ declaration: Declaration) {
      for member in declaration.members {
        if member.kind == .property, let mark = member.attribute("NSManaged") {
          if index.owner(of: member)?.isLayer == true {
            manage(property: member, draft)
          } else {
            fail(
              "@NSManaged needs Core Data, which isn't there on Linux", draft.file,
              mark.tokens.lowerBound)
          }
        }
        visit(member)
      }
    }
    for declaration in draft.file.declarations { visit(declaration) }
  }

  private func manage(property: Declaration, _ draft: Draft) {
    let weak = property.modifier(.weak)
    if let weak { draft.blank(weak.tokens) }
    let name = property.name
    let setter = weak == nil ? "_setManagedValue" : "_setWeakManagedValue"
    draft.edits.insert(
      " { get { _managedValue(\"\(name)\") } set { \(setter)(newValue, \"\(name)\") } }",
      at: Int(draft.file.source.tokens[property.end - 1].end))
  }
}

extension ClassEntry {
  /// A Boolean value that indicates whether the class descends from a layer of Core Animation.
  fileprivate var isLayer: Bool {
    guard let root = ancestors.last ?? self as ClassEntry?,
      let name = root.declaration.inherited.first.map(ModuleIndex.plain)
    else { return false }
    return name.hasPrefix("CA") && name.hasSuffix("Layer")
  }
}
