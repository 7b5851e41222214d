import Foundation

/// A buffer of pixels for drawing.
final class Canvas {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  private let memory: UnsafeMutableRawPointer?

  /// Whether anything was drawn or read.
  private(set) var isTouched = false

  /// Rows from top to bottom with premultiplied alpha.
  private(set) lazy var bytes: UnsafeMutablePointer<UInt8> = {
    isTouched = true
    if let memory { return memory.assumingMemoryBound(to: UInt8.self) }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytesPerRow * height))
    bytes.initialize(repeating: 0, count: max(1, bytesPerRow * height))
    return bytes
  }()

  /// - Parameter memory: The memory for the pixels; `nil` if the canvas allocates it, with transparent pixels.
  init(
    width: Int, height: Int, layout: PixelLayout = .rgba, bytesPerRow: Int = 0,
    memory: UnsafeMutableRawPointer? = nil
  ) {
    self.width = width
    self.height = height
    self.layout = layout
    self.bytesPerRow = bytesPerRow > 0 ? bytesPerRow : width * layout.bytesPerPixel
    self.memory = memory
  }

  /// Whether an image has a possible size: at most one gigabyte, which is sufficient for any displayed image.
  static func isPossible(_ width: Int, _ height: Int, _ bytesPerRow: Int = 0) -> Bool {
    let most = 0x4000_0000
    return width <= most / 4 && height <= most / 4 && width * height <= most / 4
      && bytesPerRow <= most / max(1, height)
  }

  deinit {
    if isTouched, memory == nil { bytes.deallocate() }
  }

  subscript(x: Int, y: Int) -> Pixel {
    get { layout.read(bytes + y * bytesPerRow + x * layout.bytesPerPixel) }
    set { layout.write(newValue, to: bytes + y * bytesPerRow + x * layout.bytesPerPixel) }
  }

  /// Draws a color on the covered pixels; for an opaque color on a full rectangle it copies whole rows.
  func draw(_ coverage: Coverage, _ mode: CGBlendMode, _ pixel: Pixel) {
    let left = max(0, coverage.minX)
    let right = min(width, coverage.minX + coverage.width)
    let top = max(0, coverage.minY)
    let bottom = min(height, coverage.minY + coverage.height)
    guard coverage.isFull, left < right, top < bottom,
      mode == .copy || mode == .normal && pixel.alpha == 1
    else { return draw(coverage, mode) { _, _ in pixel } }
    for x in left..<right { self[x, top] = pixel }
    let first = bytes + top * bytesPerRow + left * layout.bytesPerPixel
    for row in 1..<max(1, bottom - top) {
      (first + row * bytesPerRow).update(from: first, count: (right - left) * layout.bytesPerPixel)
    }
  }

  /// Draws the colors that `paint` returns on the covered pixels.
  func draw(_ coverage: Coverage, _ mode: CGBlendMode, _ paint: (_ x: Int, _ y: Int) -> Pixel) {
    let left = max(0, coverage.minX)
    let right = min(width, coverage.minX + coverage.width)
    let top = max(0, coverage.minY)
    let bottom = min(height, coverage.minY + coverage.height)
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right {
        let covered = coverage.value(x, y)
        guard covered > 0 else { continue }
        let source = paint(x, y)
        let below = self[x, y]
        let share = Float(covered) / 255
        self[x, y] =
          mode == .normal
          ? (source * share).drawn(on: below, .normal)
          : below.mixed(source.drawn(on: below, mode), share)
      }
    }
  }

  /// Returns four bytes per pixel: red, green, blue and alpha, not premultiplied.
  func straight() -> Data {
    var data = Data(count: width * height * 4)
    data.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in
      let out = buffer.bindMemory(to: UInt8.self)
      var index = 0
      for y in 0..<height {
        for x in 0..<width {
          let pixel = self[x, y]
          let color = pixel.color
          out[index] = Pixel.byte(color.0)
          out[index + 1] = Pixel.byte(color.1)
          out[index + 2] = Pixel.byte(color.2)
          out[index + 3] = Pixel.byte(pixel.alpha)
          index += 4
        }
      }
    }
    return data
  }
}
