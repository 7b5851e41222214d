/// Whether the keyboard suggests how the text goes on while a user types.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
