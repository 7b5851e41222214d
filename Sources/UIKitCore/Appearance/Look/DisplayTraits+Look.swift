import DisplayInterface

extension DisplayTraits {
  /// The look for the traits. This is the only code that checks whether a display consists of cells.
  @MainActor var look: any Look {
    if let grid { return CellLook(cell: grid) }
    return PointLook(scale: scale)
  }
}
