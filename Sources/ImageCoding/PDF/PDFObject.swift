/// A value in a PDF file.
package enum PDFObject: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// The bytes are as the file has them, before the filters that the dictionary names.
  case stream([String: PDFObject], ArraySlice<UInt8>)
  case reference(Int)
  /// A word that is no value: an operator of a page, or `obj`.
  case word(String)

  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var name: String? { if case .name(let name) = self { name } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// A whole number of up to thousand million.
  package var integer: Int? {
    number.flatMap { abs($0) <= 1e9 ? Int($0) : nil }
  }

  package var array: [PDFObject]? { if case .array(let array) = self { array } else { nil } }

  /// That of a stream, too.
  package var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let dictionary), .stream(let dictionary, _): dictionary
    default: nil
    }
  }
}
