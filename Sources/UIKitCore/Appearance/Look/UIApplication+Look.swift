import DisplayInterface

extension UIApplication {
  package static var look: any Look { shared.look }
}

extension DisplayTraits {
  /// The only place that asks what a display consists of.
  @MainActor var look: any Look {
    if let grid { return CellLook(cell: grid) }
    return PointLook(scale: scale)
  }
}
