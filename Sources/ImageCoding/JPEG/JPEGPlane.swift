/// The samples of a component.
struct JPEGPlane {
  let samples: [UInt8]
  let stride: Int
  let width: Int
  let height: Int

  /// Returns the samples for a row of an image. If the component has half the image's resolution, they're
  /// interpolated.
  ///
  /// - Parameters:
  ///   - y: The row of the image.
  ///   - count: The number of samples to return.
  ///   - horizontal: The largest horizontal sampling factor of all components, and this component's.
  ///   - vertical: The largest vertical sampling factor of all components, and this component's.
  func row(
    _ y: Int, width count: Int, _ horizontal: (most: Int, own: Int),
    _ vertical: (most: Int, own: Int)
  ) -> [UInt8] {
    let isWide = horizontal.most == horizontal.own * 2
    let isTall = vertical.most == vertical.own * 2
    let isSmooth =
      (isWide || isTall) && (isWide || horizontal.most == horizontal.own)
      && (isTall || vertical.most == vertical.own) && (!isWide || width > 2)
    let near = y * vertical.own / vertical.most
    guard isSmooth else {
      return (0..<count).map {
        samples[near * stride + $0 * horizontal.own / horizontal.most]
      }
    }
    let far = isTall ? min(max(near + (y.isMultiple(of: 2) ? -1 : 1), 0), height - 1) : near
    let sums = (0..<width).map { x in
      let value = Int(samples[near * stride + x])
      return isTall ? 3 * value + Int(samples[far * stride + x]) : value
    }
    guard isWide else {
      return (0..<count).map { UInt8((sums[$0] + (y.isMultiple(of: 2) ? 1 : 2)) >> 2) }
    }
    let (shift, left, right) = isTall ? (4, 8, 7) : (2, 1, 2)
    return (0..<count).map { x in
      let place = x / 2
      return x.isMultiple(of: 2)
        ? UInt8((3 * sums[place] + sums[max(place - 1, 0)] + left) >> shift)
        : UInt8((3 * sums[place] + sums[min(place + 1, width - 1)] + right) >> shift)
    }
  }
}
