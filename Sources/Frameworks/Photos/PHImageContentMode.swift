/// How an image fills the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1

  public static let `default` = PHImageContentMode.aspectFit
}
