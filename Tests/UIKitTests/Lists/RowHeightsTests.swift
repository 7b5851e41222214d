import Foundation
import SeededRandom
import Testing
import UIKitCore

@MainActor @Suite("Heights of rows") struct RowHeightsTests {
  typealias Height = RowHeights.Height

  /// The same with an array, the simple way.
  struct Model {
    var heights: [Height] = []

    func offset(of index: Int) -> CGFloat { heights[..<index].reduce(0) { $0 + $1.value } }

    func index(at offset: CGFloat) -> Int? {
      var end: CGFloat = 0
      for (index, height) in heights.enumerated() {
        end += height.value
        if offset < end { return index }
      }
      return heights.isEmpty ? nil : heights.count - 1
    }
  }

  @Test func `behave as a list of numbers under any changes`() {
    var random = SeededGenerator()
    for _ in 0..<10 {
      var rows = RowHeights()
      var model = Model()
      for _ in 0..<120 {
        let height = Height(
          CGFloat(Int.random(in: 0...4, using: &random)), isExact: Bool.random(using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          let index = Int.random(in: 0...model.heights.count, using: &random)
          let count = Int.random(in: 0...5, using: &random)
          rows.insert(count, of: height, at: index)
          model.heights.insert(contentsOf: Array(repeating: height, count: count), at: index)
        case 2 where !model.heights.isEmpty:
          let start = Int.random(in: 0..<model.heights.count, using: &random)
          let end = min(model.heights.count, start + Int.random(in: 0...3, using: &random))
          rows.remove(start..<end)
          model.heights.removeSubrange(start..<end)
        case 3 where !model.heights.isEmpty:
          let index = Int.random(in: 0..<model.heights.count, using: &random)
          rows.set(height, at: index)
          model.heights[index] = height
        default: break
        }
        #expect(rows.count == model.heights.count)
        #expect(rows.total == model.offset(of: model.heights.count))
      }
      for index in model.heights.indices {
        #expect(rows.height(at: index) == model.heights[index])
        #expect(rows.offset(of: index) == model.offset(of: index))
      }
      for offset in stride(from: CGFloat(0), to: rows.total + 3, by: 0.5) {
        #expect(rows.index(at: offset) == model.index(at: offset))
      }
    }
  }

  @Test func `a copy does not see later changes`() {
    var rows = RowHeights(count: 10, height: Height(4, isExact: false))
    let copy = rows
    rows.set(Height(9, isExact: true), at: 3)
    rows.remove(5..<7)
    #expect(copy.count == 10)
    #expect(copy.total == 40)
    #expect(copy.height(at: 3) == Height(4, isExact: false))
  }

  @Test func `equal neighbours form one run`() {
    var rows = RowHeights(count: 1000, height: Height(4, isExact: false))
    for index in 0..<1000 { rows.set(Height(5, isExact: true), at: index) }
    var runs = 0
    rows.forEachRun { _, _ in runs += 1 }
    #expect(runs == 1)
    rows.set(Height(6, isExact: true), at: 500)
    rows.forgetExactness()
    runs = 0
    rows.forEachRun { height, _ in
      runs += 1
      #expect(!height.isExact)
    }
    #expect(runs == 3)
  }

  @Test(.timeLimit(.minutes(15)))
  func `a million rows of different heights are found quickly`() {
    var rows = RowHeights(
      (0..<1_000_000).lazy.map { (height: Height(CGFloat($0 % 7 + 1), isExact: true), count: 1) })
    #expect(rows.count == 1_000_000)
    // A scan of the rows for each would take minutes.
    for index in stride(from: 0, to: 1_000_000, by: 1000) {
      let offset = rows.offset(of: index)
      #expect(rows.index(at: offset) == index)
      rows.set(Height(3, isExact: true), at: index)
    }
  }

  @Test func `partial sums are found and changed`() {
    var sums = PartialSums([3, 0, 5, 2])
    #expect((0...4).map { sums.sum(ofFirst: $0) } == [0, 3, 3, 8, 10])
    #expect([-1, 0, 2.9, 3, 7.9, 8, 99].map { sums.index(at: $0) } == [0, 0, 0, 2, 2, 3, 3])
    sums[1] = 4
    #expect((0...4).map { sums.sum(ofFirst: $0) } == [0, 3, 7, 12, 14])
    #expect(sums.index(at: 5) == 1)
    #expect(PartialSums().index(at: 0) == nil)
  }
}
