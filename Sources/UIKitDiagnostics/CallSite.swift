import Foundation
import SwiftCalls

/// Where a call into UIKit came from, as far as the program's symbols tell.
package struct CallSite: Hashable, Sendable, CustomStringConvertible {
  /// The address of the code in the app.
  package let address: UInt
  /// The function of the app, as Swift writes it: `App.HomeViewController.viewDidLoad()`.
  package let description: String
  /// What the app called: `UIKitCore.UILabel.text.setter`. `nil` if symbols are missing.
  package let callee: String?

  private static let ownModules: Set<Substring> = [
    "UIKit", "UIKitCore", "CoreGraphics", "QuartzCore", "UIKitDiagnostics", "Cassowary",
    "DisplayInterface", "CellRendering", "TerminalDisplay", "AppDriver",
  ]

  /// The nearest caller outside of UIKit; `nil` where none is on the stack, or the program has no symbols.
  package static var outsideOfUIKit: CallSite? {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 256)
    let count = Int(returnAddresses(&addresses, 256))
    var callee: String?
    for case let address? in addresses.prefix(count) {
      // A return address follows the call.
      let address = UInt(bitPattern: address) - 1
      guard let symbol = ImageSymbols.image(around: address)?.symbol(at: address),
        let name = demangled(symbol), !name.hasPrefix("reabstraction thunk")
      else { continue }
      guard let module = module(of: symbol, name) else { continue }
      if ownModules.contains(module) {
        callee = name
      } else {
        return CallSite(address: address, description: name, callee: callee)
      }
    }
    return nil
  }

  /// The module whose code a symbol is: the first name in it, but of an extension its own.
  private static func module(of symbol: String, _ name: String) -> Substring? {
    if let start = name.range(of: "(extension in ")?.upperBound {
      return name[start...].prefix { $0 != ")" }
    }
    let rest = symbol.dropFirst(2)
    guard let length = Int(rest.prefix(while: \.isNumber)) else { return nil }
    return rest.drop(while: \.isNumber).prefix(length)
  }

  private static func demangled(_ symbol: String) -> String? {
    guard let text = swiftDemangle(symbol) else { return nil }
    return text.hasSuffix(" -> ()") ? String(text.dropLast(6)) : text
  }
}
