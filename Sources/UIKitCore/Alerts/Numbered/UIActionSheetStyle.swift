/// The appearance of an action sheet. Here all styles look the same.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default` = 0
  case blackTranslucent = 2
  case blackOpaque = 1
}
