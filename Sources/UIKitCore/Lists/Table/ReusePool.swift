/// Views that went out of sight, by the identifier under which they may be used again.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  mutating func put(_ view: View, identifier: String) {
    views[identifier, default: []].append(view)
  }

  mutating func take(identifier: String) -> View? {
    views[identifier]?.popLast()
  }
}
