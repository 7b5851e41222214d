extension UICollectionView {
  /// The speed at which items make space for a moved item.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
