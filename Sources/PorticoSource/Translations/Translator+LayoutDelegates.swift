import SwiftReading

/// The methods that a flow layout calls on its delegate. Objective-C finds them by their selectors, even if their
/// labels in Swift differ, and even if the class doesn't declare the conformance.
extension Translator {
  private struct Method {
    let objectiveLabel: String
    let label: String
    let type: String
    let result: String
  }

  private static let delegate = "UICollectionViewDelegateFlowLayout"

  private static let layoutMethods = [
    Method(
      objectiveLabel: "sizeForItemAtIndexPath", label: "sizeForItemAt", type: "IndexPath",
      result: "CGSize"),
    Method(
      objectiveLabel: "insetForSectionAtIndex", label: "insetForSectionAt", type: "Int",
      result: "UIEdgeInsets"),
    Method(
      objectiveLabel: "minimumLineSpacingForSectionAtIndex",
      label: "minimumLineSpacingForSectionAt",
      type: "Int", result: "CGFloat"),
    Method(
      objectiveLabel: "minimumInteritemSpacingForSectionAtIndex",
      label: "minimumInteritemSpacingForSectionAt", type: "Int", result: "CGFloat"),
  ]

  func conformLayoutDelegates() {
    for entry in index.classes {
      let family = [entry] + entry.ancestors
      guard !entry.ancestors.contains(where: { $0.inherited.contains(Self.delegate) }),
        entry.descends(from: "UICollectionViewController")
          || family.flatMap(\.inherited).contains(where: {
            $0.hasPrefix("UICollectionViewDelegate")
          })
      else { continue }
      for method in Self.layoutMethods {
        guard let part = entry.part(answering: method.objectiveLabel, named: selector(of:)),
          !entry.ancestors.contains(where: {
            $0.part(answering: method.objectiveLabel, named: selector(of:)) != nil
          }),
          !entry.declares("collectionView(_:layout:\(method.label):)"),
          part.file === entry.file
            || ![.private, .fileprivate].contains(part.declaration.access)
        else { continue }
        answer(method, by: part.declaration, of: entry)
      }
    }
  }

  private func answer(_ method: Method, by own: Declaration, of entry: ClassEntry) {
    guard let draft = draft(of: entry.file) else { return }
    if !entry.inherited.contains(Self.delegate) {
      draft.conform(entry.declaration, to: Self.delegate)
    }
    let arguments = zip(own.parameters, ["a", "b", "c"]).map { parameter, value in
      (parameter.label.map { $0 + ": " } ?? "") + value
    }
    draft.add(
      "public func collectionView(_ a: UICollectionView, layout b: UICollectionViewLayout, "
        + "\(method.label) c: \(method.type)) -> \(method.result) "
        + "{ \(own.name)(\(arguments.joined(separator: ", "))) }", to: entry.declaration)
  }
}

extension ClassEntry {
  /// Returns the method that Objective-C would find for a method of the flow layout's delegate.
  fileprivate func part(answering label: String, named selector: (Part) -> String) -> Part? {
    for part in parts {
      for member in part.declaration.members
      where member.kind == .function && !member.isStatic && member.parameters.count == 3
        && (Translator.isMarked(member) || declaration.attribute("objcMembers") != nil)
      {
        let method = Part(file: part.file, declaration: member)
        if selector(method) == "collectionView:layout:\(label):" { return method }
      }
    }
    return nil
  }

  fileprivate func declares(_ signature: String) -> Bool {
    parts.contains { $0.declaration.members.contains { $0.signature == signature } }
  }
}
