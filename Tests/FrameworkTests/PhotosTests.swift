import Photos
import PorticoTesting
import Testing

@MainActor @Suite("Photos") struct PhotosTests {
  @Test("a person who is asked refuses, and nothing is changed")
  func denied() async throws {
    PHPhotoLibrary.hasAsked = false
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    #expect(status == .denied && PHPhotoLibrary.authorizationStatus() == .denied)
    nonisolated(unsafe) var hasRun = false
    await #expect(throws: PHPhotosError.self) {
      try await PHPhotoLibrary.shared().performChanges { hasRun = true }
    }
    #expect(throws: PHPhotosError.self) {
      try PHPhotoLibrary.shared().performChangesAndWait { hasRun = true }
    }
    #expect(!hasRun)
  }

  @Test("whoever asks with a handler is told on another thread")
  func handlers() async {
    await confirmation { told in
      await withCheckedContinuation { done in
        PHPhotoLibrary.requestAuthorization { status in
          #expect(status == .denied && !Thread.isMainThread)
          told()
          done.resume()
        }
      }
    }
  }

  @Test("the library is empty")
  func empty() {
    let options = PHFetchOptions()
    options.fetchLimit = 10
    let assets = PHAsset.fetchAssets(with: .image, options: options)
    #expect(assets.count == 0 && assets.firstObject == nil)
    assets.enumerateObjects { _, _, _ in Issue.record("there is an asset") }
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    #expect(albums.lastObject == nil)
  }
}
