/// A range that a searchable object found.
struct FoundRange<DocumentIdentifier: Hashable> {
  let range: UITextRange
  let document: DocumentIdentifier
}
