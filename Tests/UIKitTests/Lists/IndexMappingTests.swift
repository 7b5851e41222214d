import SeededRandom
import Testing
import UIKitCore

@MainActor @Suite("Where elements are after an update") struct IndexMappingTests {
  @Test func `elements keep their order around what comes and goes`() {
    let mapping = IndexMapping(deleted: [1], inserted: [0, 3])
    #expect((0..<4).map { mapping.target(of: $0) } == [1, nil, 2, 4])
    #expect((0..<5).map { mapping.source(of: $0) } == [nil, 0, 2, nil, 3])
  }

  @Test func `moved elements leave their place and take one`() {
    let mapping = IndexMapping(moves: [0: 2])
    #expect((0..<3).map { mapping.target(of: $0) } == [2, 0, 1])
    #expect((0..<3).map { mapping.source(of: $0) } == [1, 2, 0])
  }

  @Test func `any update agrees with editing an array`() {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let old = Array(0..<Int.random(in: 0...8, using: &random))
      var gone: Set<Int> = []
      var moved: [Int] = []
      for element in old {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: gone.insert(element)
        case 1: moved.append(element)
        default: break
        }
      }
      // New elements are negative.
      var new = old.filter { !gone.contains($0) && !moved.contains($0) }
      var inserted: Set<Int> = []
      var moves: [Int: Int] = [:]
      let coming = moved + (0..<Int.random(in: 0...3, using: &random)).map { -1 - $0 }
      for element in coming.shuffled(using: &random) {
        new.insert(element, at: Int.random(in: 0...new.count, using: &random))
      }
      for (index, element) in new.enumerated() {
        if element < 0 {
          inserted.insert(index)
        } else if moved.contains(element) {
          moves[element] = index
        }
      }
      let mapping = IndexMapping(deleted: gone, inserted: inserted, moves: moves)
      for index in old.indices { #expect(mapping.target(of: index) == new.firstIndex(of: index)) }
      for index in new.indices {
        #expect(mapping.source(of: index) == (new[index] < 0 ? nil : new[index]))
      }
    }
  }
}
