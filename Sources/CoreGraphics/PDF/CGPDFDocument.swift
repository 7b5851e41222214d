public import Foundation
import ImageCoding

/// A PDF file. Encrypted files can't be unlocked.
public final class CGPDFDocument {
  private let reader: PDFReader

  /// - Returns: `nil` if the data isn't a PDF file.
  public init?(_ provider: CGDataProvider) {
    guard let reader = PDFReader(provider.content) else { return nil }
    self.reader = reader
  }

  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  public var numberOfPages: Int { reader.pageCount }

  /// - Parameter pageNumber: From 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    reader.page(pageNumber - 1).map { CGPDFPage($0, in: self, number: pageNumber) }
  }

  public var isEncrypted: Bool { reader.isEncrypted }
  public var isUnlocked: Bool { !isEncrypted }
  public var allowsPrinting: Bool { isUnlocked }
  public var allowsCopying: Bool { isUnlocked }

  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }

  /// Returns the version of the format from the header of the file.
  public func getVersion(
    majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
  ) {
    majorVersion.pointee = reader.version.major
    minorVersion.pointee = reader.version.minor
  }
}

extension CGDataProvider {
  /// - Returns: `nil` if the file can't be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}

/// The counterpart of Core Foundation's URL on iOS.
public typealias CFURL = URL
