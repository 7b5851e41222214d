public import CoreGraphics
public import Foundation

private func succeeds(
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ work: () throws(CTFontManagerError) -> Void
) -> Bool {
  do {
    try work()
    return true
  } catch let problem {
    error?.pointee = .passRetained(
      NSError(domain: kCTFontManagerErrorDomain, code: problem.rawValue))
    return false
  }
}

/// Registers the font in a file. Afterwards ``UIFont/familyNames`` and ``UIFont/fontNames(forFamilyName:)`` list it.
///
/// - Returns: `false`, with an error, if the file isn't there or no font, or if the font is registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeds(error) { () throws(CTFontManagerError) in
    try RegisteredFonts.add(RegisteredFonts.names(in: fontURL))
  }
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  succeeds(error) { () throws(CTFontManagerError) in
    try RegisteredFonts.remove(RegisteredFonts.names(in: fontURL))
  }
}

/// Registers a font that was created from a file's data.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
)
  -> Bool
{
  succeeds(error) { () throws(CTFontManagerError) in
    guard let names = font.names else { throw .invalidFontData }
    try RegisteredFonts.add(names)
  }
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
)
  -> Bool
{
  succeeds(error) { () throws(CTFontManagerError) in
    guard let names = font.names else { throw .notRegistered }
    try RegisteredFonts.remove(names)
  }
}

/// Registers the fonts in files.
///
/// - Parameter registrationHandler: Called once, with the errors and `true`.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { $0 as? URL }.compactMap { url -> NSError? in
    var error: Unmanaged<CFError>?
    CTFontManagerRegisterFontsForURL(url, scope, &error)
    return error?.takeRetainedValue()
  }
  _ = registrationHandler?(errors, true)
}
