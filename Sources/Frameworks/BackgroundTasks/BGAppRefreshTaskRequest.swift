/// A request to update an app's contents in the background.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public override init(identifier: String) {
    super.init(identifier: identifier)
  }
}
