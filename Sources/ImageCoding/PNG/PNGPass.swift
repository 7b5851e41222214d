/// A pass of an image in PNG format: all of its pixels, or those at regular intervals.
struct PNGPass {
  let width: Int
  let height: Int
  private let first: (x: Int, y: Int)
  private let step: (x: Int, y: Int)

  func x(_ column: Int) -> Int { first.x + column * step.x }
  func y(_ row: Int) -> Int { first.y + row * step.y }

  /// - Parameter isInterlaced: Pass `true` for the seven passes of Adam7, without those that contain no pixels.
  static func passes(_ width: Int, _ height: Int, isInterlaced: Bool) -> [PNGPass] {
    let places =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return places.map { x, y, stepX, stepY in
      PNGPass(
        width: max(0, (width - x + stepX - 1) / stepX),
        height: max(0, (height - y + stepY - 1) / stepY), first: (x, y), step: (stepX, stepY))
    }.filter { $0.width > 0 && $0.height > 0 }
  }
}
