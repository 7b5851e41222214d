extension Dictionary where Key == Int {
  /// What was found out about a type, which is found out once.
  mutating func answer(for type: ProjectType, _ find: (ProjectType) -> Value) -> Value {
    if let known = self[type.number] { return known }
    let answer = find(type)
    self[type.number] = answer
    return answer
  }
}
