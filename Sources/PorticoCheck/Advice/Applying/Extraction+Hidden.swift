import SwiftReading

extension Extraction {
  /// Names that can't be used outside of their file.
  struct Hidden {
    var names: Set<String> = []
    /// The names among them that follow a dot.
    var members: Set<String> = []

    mutating func add(
      _ declaration: SourceOutline.Declaration, in file: CutFile, _ isHidden: Bool, of own: String
    ) {
      let member = Member(file, declaration, declaration)
      let isHidden = isHidden || member.privacy != nil
      let name = declaration.type?.split(separator: ".").last.map(String.init) ?? member.baseName
      if isHidden, declaration.type != own {
        members.insert(name)
        if declaration.type != nil || declaration.key.hasPrefix("typealias") { names.insert(name) }
      }
      for inner in declaration.members {
        if declaration.type != own || inner.type != nil {
          add(inner, in: file, isHidden && declaration.type != own, of: own)
        } else {
          // The controller's private static members are used as `Controller.name`.
          let inner = Member(file, declaration, inner)
          if inner.privacy != nil, inner.modifiers.contains(where: { $0.word == .static }) {
            members.insert(inner.baseName)
          }
        }
      }
    }

    /// Adds the private constants, variables and functions at file scope.
    mutating func add(valuesOf file: CutFile) {
      let source = file.source
      var index = 0
      while index + 2 < source.tokens.count {
        if [.private, .fileprivate].contains(source.word(index)),
          [.let, .var, .func].contains(source.word(index + 1))
        {
          names.insert(source.text(index + 2))
        }
        index =
          source.isOpen(source.tokens[index].kind)
          ? source.after(index, source.tokens.count) : index + 1
      }
    }

    func first(in code: References) -> String? {
      names.intersection(code.mentions.lazy.map(\.name)).union(code.members.intersection(members))
        .min()
    }
  }
}
