import SwiftReading

/// Renames overrides of members that had another name in Swift 4. UIKit's members with the old names call the new
/// ones, so an override with the old name would call itself.
extension Translator {
  private static let renamed = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
  ]
  private static let label = "toParentViewController"

  func renameOverriddenMembers(_ draft: Draft) {
    let source = draft.file.source
    // Few files have one of these names, and reading the text of every token takes time.
    let former = Set(
      source.names.indices.filter {
        Self.renamed[source.names[$0]] != nil || source.names[$0] == Self.label
      })
    guard !former.isEmpty else { return }
    for index in source.tokens.indices
    where source.tokens[index].kind == .name && former.contains(Int(source.tokens[index].name)) {
      let range = draft.file.range(index..<(index + 1))
      if let new = Self.renamed[source.text(index)] {
        draft.edits.replace(range, with: new)
      } else if index > 1, ["willMove", "didMove"].contains(source.text(index - 2)) {
        draft.edits.replace(range, with: "toParent")
      }
    }
  }
}
