import Foundation
import ImageCoding
import Synchronization

/// The images of an animated file.
package final class ImageAnimation: Sendable {
  private let file: GIFFile
  /// The state after the last image that was asked for, because images are drawn over each other.
  private let player: Mutex<GIFPlayer>

  /// - Returns: `nil` if the data isn't that of a GIF file.
  package init?(_ data: Data) {
    guard let file = GIFFile(data) else { return nil }
    self.file = file
    player = Mutex(GIFPlayer(file))
  }

  package var width: Int { file.width }
  package var height: Int { file.height }
  package var count: Int { file.frameCount }
  package var loopCount: Int? { file.loopCount }
  package var hasGlobalColors: Bool { file.hasGlobalColors }

  /// Returns the time for which an image is shown, in seconds.
  package func delay(of index: Int) -> Double { file.delay(of: index) }

  package func image(at index: Int) -> CGImage? {
    guard index >= 0, index < count else { return nil }
    return player.withLock { player in
      if player.next > index { player = GIFPlayer(file) }
      while player.next < index { _ = player.step() }
      return CGImage(pixels: player.step(), width: file.width, height: file.height)
    }
  }
}
