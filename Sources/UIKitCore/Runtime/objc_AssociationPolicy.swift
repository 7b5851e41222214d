/// How an associated value is stored.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: the association returns `nil` after the value was deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
