/// What an operator requests from its publisher.
enum Asking {
  /// As many values as its subscriber requests.
  case each
  /// All values, as soon as its subscriber requests one.
  case all
  /// So many values for each that its subscriber requests.
  case groups(Int)
}
