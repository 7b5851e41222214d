/// The file of a nib.
@MainActor protocol NibSource: AnyObject {
  var fileName: String { get }

  /// The outermost objects of the file, made anew.
  func objects(owner: AnyObject?, external: [String: Any]) -> [AnyObject]
}
