import DisplayInterface
import Foundation
import ImageCoding

/// A store of the images that nodes display. Each has a unique number, which is never reused.
@MainActor final class PictureStore {
  struct Picture: Hashable {
    var pixels: Data
    var width: Int
    var height: Int

    init?(_ image: Image) {
      guard case .pixels(let pixels, let width, let height) = image.source, width > 0, height > 0,
        pixels.count >= width * height * 4
      else { return nil }
      (self.pixels, self.width, self.height) = (pixels, width, height)
    }

    /// The image as PNG. It isn't compressed, because it stays on this machine.
    var png: [UInt8] {
      [UInt8](PNGEncoder.data(pixels: pixels, width: width, height: height, isCompressed: false))
    }
  }

  private var lastNumber = 0
  private var numbers: [Picture: Int] = [:]
  private var pictures: [Int: Picture] = [:]
  private var users: [Int: Set<NodeID>] = [:]
  private var shown: [NodeID: Set<Int>] = [:]

  subscript(number: Int) -> Picture? { pictures[number] }

  /// Returns the number of an image that a node displays, or `nil` if no node displays it.
  func number(of image: Image) -> Int? { Picture(image).flatMap { numbers[$0] } }

  /// Stores the images that a node displays, and removes those that no node displays any more.
  func update(_ node: NodeID, shows content: NodeContent?) {
    let images = content?.images ?? []
    guard !images.isEmpty || shown[node] != nil else { return }
    let now = Set(images.compactMap(Picture.init).map(number))
    for number in now { users[number, default: []].insert(node) }
    let former = shown[node] ?? []
    shown[node] = now.isEmpty ? nil : now
    for number in former.subtracting(now) {
      users[number]?.remove(node)
      guard users[number]?.isEmpty == true else { continue }
      users[number] = nil
      if let picture = pictures.removeValue(forKey: number) { numbers[picture] = nil }
    }
  }

  private func number(of picture: Picture) -> Int {
    if let number = numbers[picture] { return number }
    lastNumber += 1
    numbers[picture] = lastNumber
    pictures[lastNumber] = picture
    return lastNumber
  }
}

extension NodeContent {
  fileprivate var images: [Image] {
    let images: [Image] =
      switch body {
      case .image(let image): [image]
      case .text(let text): text.runs.compactMap(\.attachment?.image)
      case .field(let field): field.text.runs.compactMap(\.attachment?.image)
      default: []
      }
    return if case .image(let mask) = box.mask { images + [mask] } else { images }
  }
}
