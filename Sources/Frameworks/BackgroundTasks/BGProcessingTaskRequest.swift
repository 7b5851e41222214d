/// A request to start a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public override init(identifier: String) {
    super.init(identifier: identifier)
  }
}
