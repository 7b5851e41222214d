/// The access to the photo library that an app requests.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}
