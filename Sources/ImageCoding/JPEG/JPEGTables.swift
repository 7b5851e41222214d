/// Tables that the JPEG standard (ITU-T T.81) recommends or specifies.
enum JPEGTables {
  /// The order in which the coefficients of a block are written.
  static let zigzag: [Int] = {
    var order: [Int] = []
    for sum in 0..<15 {
      let range = max(0, sum - 7)...min(7, sum)
      for a in sum.isMultiple(of: 2) ? Array(range) : range.reversed() {
        order.append((sum - a) * 8 + a)
      }
    }
    return order
  }()

  static let luminance = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  static let chrominance = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99,
    47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  ]
}
