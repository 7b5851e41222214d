/// Views that aren't visible any more, by their reuse identifiers.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  mutating func put(_ view: View, identifier: String) {
    views[identifier, default: []].append(view)
  }

  mutating func take(identifier: String) -> View? {
    views[identifier]?.popLast()
  }
}
