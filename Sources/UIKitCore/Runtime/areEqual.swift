/// Returns whether two values are equal. Values that aren't `Equatable` count as equal; otherwise, their observer would
/// be called in every turn.
func areEqual(_ one: Any?, _ other: Any?) -> Bool {
  func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }
  return switch (one, other) {
  case (nil, nil): true
  case (let one as any Equatable, let other?): isEqual(one, other)
  case (_?, _?): true
  default: false
  }
}
