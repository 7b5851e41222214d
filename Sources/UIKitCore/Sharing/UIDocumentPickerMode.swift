public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}
