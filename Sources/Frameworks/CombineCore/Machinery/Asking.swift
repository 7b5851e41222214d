/// The number of values that an operator requests from its publisher.
enum Asking {
  /// As many values as its subscriber requests.
  case each
  /// An unlimited number, as soon as its subscriber requests a value.
  case all
  /// This number for each value that its subscriber requests.
  case groups(Int)
}
