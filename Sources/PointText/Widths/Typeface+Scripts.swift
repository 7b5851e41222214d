extension Typeface {
  /// Returns the average width of a script's characters, in fonts that support it; 0.55 em for other scripts.
  static func scriptAdvance(of value: UInt32) -> UInt16 {
    scripts.first { $0.scalars.contains(value) }?.advance ?? 1126
  }

  private static let scripts: [(scalars: ClosedRange<UInt32>, advance: UInt16)] = [
    // Europe and the Caucasus
    (0x0370...0x03FF, 1228), (0x0400...0x052F, 1385), (0x0530...0x058F, 1339),
    (0x10A0...0x10FF, 1402), (0x1E00...0x1EFF, 1244), (0x1F00...0x1FFF, 1344),
    // The Middle East and Africa
    (0x0600...0x06FF, 1100), (0x0700...0x074F, 1300), (0x0780...0x07BF, 1287),
    (0x07C0...0x07FF, 1106), (0x1200...0x137F, 1453),
    // India
    (0x0900...0x097F, 1264), (0x0980...0x09FF, 1327), (0x0A00...0x0A7F, 1294),
    (0x0A80...0x0AFF, 1335), (0x0B00...0x0B7F, 1453), (0x0B80...0x0BFF, 2235),
    (0x0C00...0x0C7F, 1541), (0x0C80...0x0CFF, 1570), (0x0D00...0x0D7F, 2169),
    (0x0D80...0x0DFF, 1833), (0x0F00...0x0FFF, 1358),
    // South East Asia
    (0x0E00...0x0E7F, 1187), (0x0E80...0x0EFF, 1203), (0x1000...0x109F, 1528),
    (0x1780...0x17FF, 1322), (0x1800...0x18AF, 1535),
    // The Americas
    (0x13A0...0x13FF, 1622), (0x1400...0x167F, 1514),
    // Arrows, signs and pictures
    (0x2190...0x21FF, 1520), (0x2200...0x22FF, 1293), (0x2300...0x23FF, 1537),
    (0x2460...0x24FF, 2048), (0x2500...0x25FF, 1557), (0x2600...0x27BF, 1780),
    (0x2800...0x28FF, 1434), (0x2900...0x2BFF, 1557),
  ]
}
