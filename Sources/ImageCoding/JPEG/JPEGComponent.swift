/// A color component of a JPEG file: its sampling factors and its frequency coefficients.
final class JPEGComponent {
  let identifier: UInt8
  /// The numbers of the component's blocks in an MCU (minimum coded unit), horizontally and vertically.
  let horizontal: Int
  let vertical: Int
  private let tableIndex: Int
  /// The size of the component's image, in samples.
  private(set) var width = 0
  private(set) var height = 0
  /// The numbers of blocks in memory, which form whole MCUs.
  private(set) var blocksPerRow = 0
  private(set) var blockRows = 0
  /// The quantization table that was in effect at the first scan.
  private var table: [UInt16]?
  private var frequencies: [Int16] = []

  init(identifier: UInt8, horizontal: Int, vertical: Int, tableIndex: Int) {
    self.identifier = identifier
    self.horizontal = horizontal
    self.vertical = vertical
    self.tableIndex = tableIndex
  }

  /// - Parameter most: The largest sampling factors of all components.
  func allocate(width: Int, height: Int, most: (horizontal: Int, vertical: Int)) {
    func share(_ length: Int, _ part: Int) -> Int { (length + part - 1) / part }
    self.width = share(width * horizontal, most.horizontal)
    self.height = share(height * vertical, most.vertical)
    blocksPerRow = share(width, most.horizontal * 8) * horizontal
    blockRows = share(height, most.vertical * 8) * vertical
    frequencies = [Int16](repeating: 0, count: blocksPerRow * blockRows * 64)
  }

  var isScanned: Bool { table != nil }

  func beginScan(_ tables: [[UInt16]?]) throws {
    guard table == nil else { return }
    guard let known = tables[tableIndex] else { throw JPEGDecoder.Corrupt() }
    table = known
  }

  /// Calls `body` with the coefficients of a block.
  func withBlock(
    _ column: Int, _ row: Int, _ body: (UnsafeMutablePointer<Int16>) throws -> Void
  ) rethrows {
    try frequencies.withUnsafeMutableBufferPointer {
      guard let start = $0.baseAddress else { return }
      try body(start + (row * blocksPerRow + column) * 64)
    }
  }

  /// Returns the samples, and frees the coefficients.
  func takePlane() -> JPEGPlane {
    let stride = blocksPerRow * 8
    var samples = [UInt8](repeating: 0, count: stride * blockRows * 8)
    let transform = JPEGTransform(table ?? [])
    samples.withUnsafeMutableBufferPointer { samples in
      guard let target = samples.baseAddress else { return }
      for row in 0..<blockRows {
        for column in 0..<blocksPerRow {
          withBlock(column, row) {
            transform.write($0, to: target + row * 8 * stride + column * 8, stride: stride)
          }
        }
      }
    }
    frequencies = []
    return JPEGPlane(samples: samples, stride: stride, width: width, height: height)
  }
}
