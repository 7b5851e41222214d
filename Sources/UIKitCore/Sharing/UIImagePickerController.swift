public import Foundation

/// Lets the user take or choose a picture. Here there is neither a camera nor a photo library, so that the user
/// can only cancel it.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  /// Always `false`, because no source is available.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  open var sourceType: SourceType = .photoLibrary { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var mediaTypes = ["public.image"] { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var allowsEditing = false { willSet { checkThread() } }
  open var cameraDevice: CameraDevice = .rear { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var cameraFlashMode: CameraFlashMode = .auto { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var videoQuality: QualityType = .typeMedium { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var videoMaximumDuration: TimeInterval = 600 { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var showsCameraControls = true { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var cameraOverlayView: UIView? { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var cameraViewTransform = CGAffineTransform.identity { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var cameraCaptureMode: CameraCaptureMode = .photo { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var imageExportPreset: ImageURLExportPreset = .compatible { willSet { checkThread() } }
  /// Has no effect: there is no camera.
  open var videoExportPreset = "" { willSet { checkThread() } }

  /// Takes a picture with the camera. Has no effect: there is no camera.
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  /// Has no effect: there is no camera.
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let empty = UIViewController()
    empty.title = "Photos"
    empty.contentUnavailableConfiguration = {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Photos"
      return configuration
    }()
    empty.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
      })
    setViewControllers([empty], animated: false)
  }
}
