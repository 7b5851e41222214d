import Foundation

/// The colors that depend on the interface style, with the values that Apple publishes.
extension UIColor {
  public class var systemRed: UIColor { System.systemRed }
  public class var systemGreen: UIColor { System.systemGreen }
  public class var systemBlue: UIColor { System.systemBlue }
  public class var systemOrange: UIColor { System.systemOrange }
  public class var systemYellow: UIColor { System.systemYellow }
  public class var systemPink: UIColor { System.systemPink }
  public class var systemPurple: UIColor { System.systemPurple }
  public class var systemTeal: UIColor { System.systemTeal }
  public class var systemIndigo: UIColor { System.systemIndigo }
  public class var systemBrown: UIColor { System.systemBrown }
  public class var systemMint: UIColor { System.systemMint }
  public class var systemCyan: UIColor { System.systemCyan }
  public class var systemGray: UIColor { System.systemGray }
  public class var systemGray2: UIColor { System.systemGray2 }
  public class var systemGray3: UIColor { System.systemGray3 }
  public class var systemGray4: UIColor { System.systemGray4 }
  public class var systemGray5: UIColor { System.systemGray5 }
  public class var systemGray6: UIColor { System.systemGray6 }
  public class var label: UIColor { System.label }
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  public class var link: UIColor { System.link }
  public class var placeholderText: UIColor { System.placeholderText }
  public class var separator: UIColor { System.separator }
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  public class var systemFill: UIColor { System.systemFill }
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  public class var tintColor: UIColor { System.tintColor }
  public class var systemBackground: UIColor { System.systemBackground }
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  /// The former name of ``systemGroupedBackground``.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  public class var lightText: UIColor { System.lightText }
  public class var darkText: UIColor { System.darkText }

  private enum System {
    static let systemRed = color("systemRedColor", 0xFF3B30FF, 0xFF453AFF)
    static let systemGreen = color("systemGreenColor", 0x34C759FF, 0x30D158FF)
    static let systemBlue = color("systemBlueColor", 0x007AFFFF, 0x0A84FFFF)
    static let systemOrange = color("systemOrangeColor", 0xFF9500FF, 0xFF9F0AFF)
    static let systemYellow = color("systemYellowColor", 0xFFCC00FF, 0xFFD60AFF)
    static let systemPink = color("systemPinkColor", 0xFF2D55FF, 0xFF375FFF)
    static let systemPurple = color("systemPurpleColor", 0xAF52DEFF, 0xBF5AF2FF)
    static let systemTeal = color("systemTealColor", 0x30B0C7FF, 0x40CBE0FF)
    static let systemIndigo = color("systemIndigoColor", 0x5856D6FF, 0x5E5CE6FF)
    static let systemBrown = color("systemBrownColor", 0xA2845EFF, 0xAC8E68FF)
    static let systemMint = color("systemMintColor", 0x00C7BEFF, 0x63E6E2FF)
    static let systemCyan = color("systemCyanColor", 0x32ADE6FF, 0x64D2FFFF)
    static let systemGray = color("systemGrayColor", 0x8E8E93FF, 0x8E8E93FF)
    static let systemGray2 = color("systemGray2Color", 0xAEAEB2FF, 0x636366FF)
    static let systemGray3 = color("systemGray3Color", 0xC7C7CCFF, 0x48484AFF)
    static let systemGray4 = color("systemGray4Color", 0xD1D1D6FF, 0x3A3A3CFF)
    static let systemGray5 = color("systemGray5Color", 0xE5E5EAFF, 0x2C2C2EFF)
    static let systemGray6 = color("systemGray6Color", 0xF2F2F7FF, 0x1C1C1EFF)
    static let label = color("labelColor", 0x000000FF, 0xFFFFFFFF)
    static let secondaryLabel = color("secondaryLabelColor", 0x3C3C4399, 0xEBEBF599)
    static let tertiaryLabel = color("tertiaryLabelColor", 0x3C3C434C, 0xEBEBF54C)
    static let quaternaryLabel = color("quaternaryLabelColor", 0x3C3C432D, 0xEBEBF529)
    static let link = color("linkColor", 0x007AFFFF, 0x0984FFFF)
    static let placeholderText = color("placeholderTextColor", 0x3C3C434C, 0xEBEBF54C)
    static let separator = color("separatorColor", 0x3C3C434A, 0x54545899)
    static let opaqueSeparator = color("opaqueSeparatorColor", 0xC6C6C8FF, 0x38383AFF)
    static let systemFill = color("systemFillColor", 0x78788033, 0x7878805C)
    static let secondarySystemFill = color("secondarySystemFillColor", 0x78788028, 0x78788052)
    static let tertiarySystemFill = color("tertiarySystemFillColor", 0x7676801E, 0x7676803D)
    static let quaternarySystemFill = color("quaternarySystemFillColor", 0x74748014, 0x7676802E)
    static let tintColor = color("tintColorColor", 0x007AFFFF, 0x0A84FFFF)
    static let systemBackground = color(
      "systemBackgroundColor", 0xFFFFFFFF, 0x000000FF, elevated: 0x1C1C1EFF)
    static let secondarySystemBackground = color(
      "secondarySystemBackgroundColor", 0xF2F2F7FF, 0x1C1C1EFF, elevated: 0x2C2C2EFF)
    static let tertiarySystemBackground = color(
      "tertiarySystemBackgroundColor", 0xFFFFFFFF, 0x2C2C2EFF, elevated: 0x3A3A3CFF)
    static let systemGroupedBackground = color(
      "systemGroupedBackgroundColor", 0xF2F2F7FF, 0x000000FF, elevated: 0x1C1C1EFF)
    static let secondarySystemGroupedBackground = color(
      "secondarySystemGroupedBackgroundColor", 0xFFFFFFFF, 0x1C1C1EFF, elevated: 0x2C2C2EFF)
    static let tertiarySystemGroupedBackground = color(
      "tertiarySystemGroupedBackgroundColor", 0xF2F2F7FF, 0x2C2C2EFF, elevated: 0x3A3A3CFF)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)

    /// - Parameters: Red, green, blue and alpha, with one byte for each. `elevated` is the dark color of
    ///   elevated surfaces.
    private static func color(
      _ name: String, _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil
    ) -> UIColor {
      let light = UIColor(rgba: light)
      let base = UIColor(rgba: dark)
      let raised = elevated.map(UIColor.init(rgba:)) ?? base
      return UIColor(name: name) { traits in
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? raised : base
      }
    }
  }

  fileprivate convenience init(rgba: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    let (red, green, blue) = (component(24), component(16), component(8))
    if red == green, green == blue {
      self.init(white: red, alpha: component(0))
    } else {
      self.init(red: red, green: green, blue: blue, alpha: component(0))
    }
  }
}
