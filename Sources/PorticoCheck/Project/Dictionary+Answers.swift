extension Dictionary where Key == Int {
  /// Returns the stored value for a type, or else computes and stores it.
  mutating func answer(for type: ProjectType, _ find: (ProjectType) -> Value) -> Value {
    if let known = self[type.number] { return known }
    let answer = find(type)
    self[type.number] = answer
    return answer
  }
}
