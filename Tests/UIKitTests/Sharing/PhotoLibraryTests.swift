import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A photo library that is not there") struct PhotoLibraryTests {
  final class Saver: NSObject, _NamedMembers {
    var errors: [NSError?] = []

    func image(_ image: UIImage, error: NSError?, context: UnsafeRawPointer) {
      errors.append(error)
    }

    nonisolated class var _namedMembers: [_NamedMember] {
      [
        .method("image:error:context:") {
          (saver: Saver, image: UIImage, error: NSError?, context: UnsafeRawPointer) in
          saver.image(image, error: error, context: context)
        }
      ]
    }
  }

  @Test func `tells that it took no image`() async throws {
    let saver = Saver()
    UIImageWriteToSavedPhotosAlbum(UIImage(), saver, Selector("image:error:context:"), nil)
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    #expect(saver.errors.isEmpty)
    for _ in 0..<1000 where saver.errors.isEmpty { await Task.yield() }
    #expect(saver.errors.count == 1)
    #expect(saver.errors.first??.localizedDescription == "Data unavailable")
  }
}
