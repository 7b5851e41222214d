import PhotosUI
import PorticoTesting
import Testing

@MainActor @Suite("PhotosUI") struct PhotosUITests {
  final class Log: PHPickerViewControllerDelegate {
    var counts: [Int] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      counts.append(results.count)
      picker.dismiss(animated: false)
    }
  }

  @Test("a picker is empty, and cancelling it gives no photos")
  func cancelling() async throws {
    let log = Log()
    let root = UIViewController()
    let screen = Screen(root)
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 0
    configuration.filter = .any(of: [.images, .livePhotos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = log
    root.present(picker, animated: false)
    try await screen.wait(for: "No Photos")
    try await screen.tap("Cancel")
    try await screen.settle()
    #expect(log.counts == [0] && root.presentedViewController == nil)
    #expect(picker.configuration.filter != .images)
    screen.close()
  }
}
