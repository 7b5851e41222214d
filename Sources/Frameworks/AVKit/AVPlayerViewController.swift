public import AVFoundation
import UIKit

/// A view controller for a player. It displays which media it can't play.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  private let close = UIButton(type: .close)

  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer? { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
  open var showsPlaybackControls = true
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    close.accessibilityLabel = "Close"
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    view.addSubview(close)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    close.isHidden = presentingViewController == nil || navigationController != nil
    setNeedsUpdateContentUnavailableConfiguration()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    close.frame = CGRect(x: area.minX + 8, y: area.minY, width: 48, height: 32)
    view.bringSubviewToFront(close)
  }

  open override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var message = UIContentUnavailableConfiguration.empty()
    message.text = "Cannot Play"
    let url = (player?.currentItem?.asset as? AVURLAsset)?.url
    message.secondaryText = url.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString }
    contentUnavailableConfiguration = message
  }
}
