import SeededRandom

extension SeededGenerator {
  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int(next() % UInt64(choices.count))]
  }

  mutating func chance(_ percent: Int) -> Bool { next() % 100 < UInt64(percent) }
}
