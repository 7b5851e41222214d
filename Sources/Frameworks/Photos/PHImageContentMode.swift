/// The way in which an image is scaled to the requested size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1

  public static let `default` = PHImageContentMode.aspectFit
}
