import DisplayInterface
import Foundation
import PNGCoding

/// The pictures that nodes show, each under a number of its own, which no other picture gets later.
@MainActor final class PictureStore {
  struct Picture: Hashable {
    var pixels: Data
    var width: Int
    var height: Int

    /// Not compressed: it goes no further than this machine.
    var png: [UInt8] {
      [UInt8](PNGEncoder.data(pixels: pixels, width: width, height: height, isCompressed: false))
    }
  }

  private var lastNumber = 0
  private var numbers: [Picture: Int] = [:]
  private var pictures: [Int: Picture] = [:]
  private var users: [Int: Set<NodeID>] = [:]
  private var shown: [NodeID: Int] = [:]

  subscript(number: Int) -> Picture? { pictures[number] }

  func number(shownBy node: NodeID) -> Int? { shown[node] }

  /// Keeps what a node shows, and drops what nobody shows any more.
  func update(_ node: NodeID, shows content: Content?) {
    var number: Int?
    if case .image(let image)? = content?.body,
      case .pixels(let pixels, let width, let height) = image.source,
      width > 0, height > 0, pixels.count >= width * height * 4
    {
      number = self.number(of: Picture(pixels: pixels, width: width, height: height))
      users[number!, default: []].insert(node)
    }
    let former = shown[node]
    shown[node] = number
    guard let former, former != number else { return }
    users[former]?.remove(node)
    if users[former]?.isEmpty == true {
      users[former] = nil
      if let picture = pictures.removeValue(forKey: former) { numbers[picture] = nil }
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
