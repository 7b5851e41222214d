import SwiftReading

/// Members that had another name in Swift 4 and that apps override: a member of UIKit's with the former name would
/// call the new one, and so itself.
extension Translator {
  private static let renamed = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
  ]

  func renameOverriddenMembers(_ draft: Draft) {
    let source = draft.file.source
    for index in source.tokens.indices where source.tokens[index].kind == .name {
      let name = source.text(index)
      if let new = Self.renamed[name] {
        draft.edits.replace(draft.file.range(index..<(index + 1)), with: new)
      } else if name == "toParentViewController", index > 1,
        ["willMove", "didMove"].contains(source.text(index - 2))
      {
        draft.edits.replace(draft.file.range(index..<(index + 1)), with: "toParent")
      }
    }
  }
}
