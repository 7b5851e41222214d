import Foundation

/// The pixel shapes of characters, with five columns and seven rows each.
enum Glyphs {
  /// Seven bytes for each character from the space on, one for each row from the top; the bit with the value 16
  /// is the leftmost column.
  private static let rows: [UInt8] = {
    let text = """
      00000000000000 04040404040004 0A0A0A00000000 0A0A1F0A1F0A0A 040F140E051E04 18190204081303 \
      0C12140815120D 04040800000000 02040808080402 08040202020408 0004150E150400 0004041F040400 \
      00000000060204 0000001F000000 00000000000606 00010204081000 0E11131519110E 040C040404040E \
      0E11010204081F 1F02040201110E 02060A121F0202 1F101E0101110E 0608101E11110E 1F010204080808 \
      0E11110E11110E 0E11110F01020C 00060600060600 00060600060204 02040810080402 00001F001F0000 \
      08040201020408 0E110102040004 0E11010D15150E 0E11111F111111 1E11111E11111E 0E11101010110E \
      1C12111111121C 1F10101E10101F 1F10101E101010 0E11101711110F 1111111F111111 0E04040404040E \
      0702020202120C 11121418141211 1010101010101F 111B1515111111 11111915131111 0E11111111110E \
      1E11111E101010 0E11111115120D 1E11111E141211 0F10100E01011E 1F040404040404 1111111111110E \
      11111111110A04 1111111515150A 11110A040A1111 1111110A040404 1F01020408101F 0E08080808080E \
      00100804020100 0E02020202020E 040A1100000000 0000000000001F 08040200000000 00000E010F110F \
      1010161911111E 00000E1010110E 01010D1311110F 00000E111F100E 0609081C080808 000F11110F010E \
      10101619111111 04000C0404040E 0200060202120C 10101214181412 0C04040404040E 00001A15151111 \
      00001619111111 00000E1111110E 00001E111E1010 00000D130F0101 00001619101010 00000E100E011E \
      08081C08080906 0000111111130D 00001111110A04 0000111115150A 0000110A040A11 000011110F010E \
      00001F0204081F 02040408040402 04040404040404 08040402040408 00000815020000
      """
    let digits = text.filter { $0 != " " }.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
  }()

  /// Returns the rectangles of a character's shape, or a frame for a character without one.
  ///
  /// - Parameter box: The area of the five columns and seven rows.
  static func path(of character: Character, in box: CGRect) -> CGPath {
    let path = CGMutablePath()
    let (width, height) = (box.width / 5, box.height / 7)
    let plain = Character(
      String(character).folding(options: .diacriticInsensitive, locale: nil).prefix(1).description)
    guard let code = plain.asciiValue, (32...126).contains(code) else {
      path.addRect(box.insetBy(dx: width / 2, dy: height / 2))
      path.addRect(box.insetBy(dx: width * 1.5, dy: height * 1.5))
      return path
    }
    for row in 0..<7 {
      let bits = rows[(Int(code) - 32) * 7 + row]
      for column in 0..<5 where bits & (16 >> column) != 0 {
        path.addRect(
          CGRect(
            x: box.minX + CGFloat(column) * width, y: box.minY + CGFloat(row) * height,
            width: width, height: height))
      }
    }
    return path
  }
}
