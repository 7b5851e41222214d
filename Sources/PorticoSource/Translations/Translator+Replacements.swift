import SwiftReading

/// Makes the override in an extension of an external class replace the class's own member, as with Objective-C. The
/// package's classes declare the members to replace. In UIKit, only some members can be replaced.
extension Translator {
  /// The members of UIKit that can be replaced, by class.
  private static let replaceable: [String: Set<String>] = {
    let controller: Set<String> = [
      "viewDidLoad()", "preferredStatusBarStyle", "childForStatusBarStyle",
      "childForStatusBarHidden",
      "shouldAutorotate", "supportedInterfaceOrientations",
      "preferredInterfaceOrientationForPresentation",
    ]
    return [
      "UINavigationController": controller, "UITabBarController": controller,
      "UIScrollView": [
        "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      ],
      "UIViewController": ["touchesBegan(_:with:)"],
      "UIWindow": ["motionBegan(_:with:)", "motionEnded(_:with:)"],
    ]
  }()

  /// - Returns: `true` if the class's member can be replaced.
  func replace(_ member: Declaration, in part: ClassEntry.Part) -> Bool {
    let extended = part.declaration.name
    let isOfPackage = index.extendedEntry(part) != nil && isReplaceable(member)
    guard isOfPackage || Self.replaceable[extended]?.contains(member.signature) == true,
      !member.isStatic, let draft = draft(of: part.file)
    else { return false }
    draft.edits.insert(
      "@_dynamicReplacement(for: \(member.signature)) ",
      at: Int(part.file.source.tokens[member.first].start))
    free(.init(file: part.file, declaration: member), to: "_\(extended)_\(member.name)")
    if let open = member.modifier(.open) {
      draft.edits.replace(part.file.range(open.tokens), with: "public")
    }
    return true
  }
}
