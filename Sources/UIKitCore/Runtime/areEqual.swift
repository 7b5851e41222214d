/// Whether two values are equal. Those that can't be compared are, lest an observer be called forever.
func areEqual(_ one: Any?, _ other: Any?) -> Bool {
  func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }
  return switch (one, other) {
  case (nil, nil): true
  case (let one as any Equatable, let other?): isEqual(one, other)
  case (_?, _?): true
  default: false
  }
}
