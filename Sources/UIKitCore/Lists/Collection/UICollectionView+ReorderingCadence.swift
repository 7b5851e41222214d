extension UICollectionView {
  /// How fast items make room for one that is moved.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
