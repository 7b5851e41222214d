import SwiftReading

/// Classes that override methods of key-value coding. Their superclass has no such methods, so UIKit finds those of
/// the class by their names.
extension Translator {
  /// The methods by their signatures, with a Boolean value that indicates whether `NSObject` calls the class's
  /// method by its name.
  private static let keyValueMethods: [String: Bool] = [
    "setValue(_:forKey:)": true, "setValue(_:forUndefinedKey:)": true, "value(forKey:)": true,
    "value(forUndefinedKey:)": true, "setNilValueForKey(_:)": true,
    "setValue(_:forKeyPath:)": false,
    "value(forKeyPath:)": false, "setValuesForKeys(_:)": false,
    "dictionaryWithValues(forKeys:)": false,
    "willChangeValue(forKey:)": false, "didChangeValue(forKey:)": false,
    "keyPathsForValuesAffectingValue(forKey:)": false,
    "automaticallyNotifiesObservers(forKey:)": false,
  ]

  /// - Returns: The methods that no longer override anything.
  func registerKeyValueMethods() -> Set<ObjectIdentifier> {
    var settled: Set<ObjectIdentifier> = []
    for entry in index.classes where !entry.hasKeyValueMethods {
      for part in entry.parts {
        for member in part.declaration.members {
          guard let isAsked = Self.keyValueMethods[member.signature], member.has(.override),
            !entry.ancestors.contains(where: { $0.declares(member.signature) }),
            let draft = draft(of: part.file)
          else { continue }
          if let override = member.modifier(.override) { draft.blank(override.tokens) }
          if isAsked { callBase(of: member, draft) }
          settled.insert(ObjectIdentifier(member))
        }
      }
    }
    return settled
  }

  /// Returns `true` if a method is in the class's table because key-value coding calls it.
  func isKeyValueMethod(_ member: Declaration, of entry: ClassEntry) -> Bool {
    Self.keyValueMethods[member.signature] == true && member.has(.override)
      && !entry.hasKeyValueMethods
  }

  /// Makes calls of `super` use the methods with an underscore. The ones without it would call the class's method
  /// again.
  private func callBase(of method: Declaration, _ draft: Draft) {
    let source = draft.file.source
    guard let body = method.body else { return }
    for index in body.open..<body.close where source.word(index) == .super {
      let (name, open) = (index + 2, index + 3)
      guard open < body.close, source.tokens[name].kind == .name,
        source.tokens[open].kind == .openParen,
        Self.keyValueMethods[signature(ofCall: name, source)] == true
      else { continue }
      draft.edits.insert("_", at: Int(source.tokens[name].start))
    }
  }

  /// Returns the name and the labels of a call.
  private func signature(ofCall name: Int, _ source: TokenizedSource) -> String {
    let close = Int(source.partners[name + 1])
    var signature = source.text(name) + "("
    var first = name + 2
    while first < close {
      let hasLabel =
        source.tokens[first].kind == .name && source.tokens[first + 1].kind == .colon
      signature += (hasLabel ? source.text(first) : "_") + ":"
      while first < close, source.tokens[first].kind != .comma {
        first = source.after(first, close)
      }
      first += 1
    }
    return signature + ")"
  }
}

extension ClassEntry {
  /// A Boolean value that indicates whether the class descends from a class with its own key-value coding, such as
  /// a layer.
  fileprivate var hasKeyValueMethods: Bool {
    let base = (ancestors.last ?? self).declaration.inherited.first.map(ModuleIndex.plain) ?? ""
    return base.hasPrefix("CA")
      || ["UserDefaults", "NSDictionary", "NSMutableDictionary"].contains(base)
  }

  fileprivate func declares(_ signature: String) -> Bool {
    parts.contains { $0.declaration.members.contains { $0.signature == signature } }
  }
}
