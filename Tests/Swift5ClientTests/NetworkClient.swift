import Network
import UIKit

/// Shows that it's offline, as apps do.
final class OfflineViewController: UIViewController {
  let label = UILabel()
  private let monitor = NWPathMonitor()
  private let monitorQueue = DispatchQueue(label: "monitor")

  override func viewDidLoad() {
    super.viewDidLoad()
    monitor.pathUpdateHandler = { [weak self] path in
      let text = path.status == .satisfied && !path.isExpensive ? "Online" : "Offline"
      DispatchQueue.main.async { self?.label.text = text }
    }
    monitor.start(queue: monitorQueue)
  }

  deinit { monitor.cancel() }
}
