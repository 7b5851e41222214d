import UIKitDiagnostics

/// The members of UIKit's own classes by their Objective-C names, found by the program's symbols.
@MainActor enum SystemMembers {
  private static var tables: [ObjectIdentifier: Set<String>] = [:]

  /// Whether a class or one of its superclasses in UIKit or Foundation has a getter, setter or method with that
  /// name.
  static func contain(_ selector: Selector, of type: AnyClass) -> Bool {
    var owner: AnyClass? = type
    while let present = owner {
      if ClassNames.isOfSystem(present), names(of: present).contains(selector.description) {
        return true
      }
      owner = _getSuperclass(present)
    }
    return false
  }

  private static func names(of type: AnyClass) -> Set<String> {
    if let table = tables[ObjectIdentifier(type)] { return table }
    var table: Set<String> = []
    if let mangled = _mangledTypeName(type), let image = ImageSymbols.image(of: type) {
      let name = String(reflecting: type)
      for (symbol, _) in image.functions(withPrefix: "$s" + mangled) {
        guard ["vg", "vs", "F"].contains(where: symbol.hasSuffix),
          let text = swiftDemangle(symbol), let selector = selector(text, of: name)
        else { continue }
        table.insert(selector)
      }
    }
    // `UIResponder` only declares the editing actions; its subclasses implement them.
    if String(describing: type) == "UIResponder" {
      table.subtract(Self.editActions)
    }
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private static let editActions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "printContent:", "rename:",
    "duplicate:", "move:", "export:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
    "useSelectionForFind:", "updateTextAttributesWithConversionHandler:",
  ]

  /// - Parameter symbol: In the format of the runtime's demangler:
  ///   `UIKitCore.UITextView.isEditable.getter : Swift.Bool` or
  ///   `UIKitCore.UIView.addSubview(UIKitCore.UIView) -> ()`.
  static func selector(_ symbol: String, of className: String) -> String? {
    guard symbol.hasPrefix(className + ".") else { return nil }
    let text = symbol.dropFirst(className.count + 1)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(name.count)
    guard !name.isEmpty else { return nil }
    if rest.hasPrefix(".getter : ") { return String(name) }
    if rest.hasPrefix(".setter : ") { return setter(name) }
    guard rest.first == "(" else { return nil }
    return MethodSignature.selector(String(name), MethodSignature.labels(rest.dropFirst()))
  }

  /// Returns the setter's name: `setEditable:` for `isEditable`.
  private static func setter(_ property: Substring) -> String {
    let isFlag = property.hasPrefix("is") && property.dropFirst(2).first?.isUppercase == true
    let name = isFlag ? property.dropFirst(2) : property
    return "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }
}
