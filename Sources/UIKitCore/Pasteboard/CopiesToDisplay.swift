/// Copies text to the pasteboard of the user's system. The rendering of changes conforms ``UIPasteboard`` to it.
@MainActor protocol CopiesToDisplay {
  func copyToDisplay(_ text: String)
}
