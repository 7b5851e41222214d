/// A short task that updates an app's contents.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
