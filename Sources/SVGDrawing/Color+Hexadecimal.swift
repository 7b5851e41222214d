package import DisplayInterface

extension Color {
  /// The red, green and blue components as six digits.
  package var hexadecimal: String { [red, green, blue].map(Self.digits).joined() }

  /// The red, green, blue and alpha components as eight digits.
  package var hexadecimalWithAlpha: String { hexadecimal + Self.digits(of: alpha) }

  private static func digits(of part: Double) -> String {
    let byte = String(Int(bounded: (part.clamped(0, 1) * 255).rounded()), radix: 16)
    return byte.count < 2 ? "0" + byte : byte
  }
}
