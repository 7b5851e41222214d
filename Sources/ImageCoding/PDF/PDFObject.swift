/// A value in a PDF file.
package enum PDFObject: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// A stream. Its bytes are still encoded by the filters that the dictionary names.
  case stream([String: PDFObject], ArraySlice<UInt8>)
  case reference(Int)
  /// A word that isn't a value: an operator of a page, or `obj`.
  case word(String)

  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var name: String? { if case .name(let name) = self { name } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The number as an integer, if its absolute value is at most one billion. A fraction is truncated.
  package var integer: Int? {
    number.flatMap { abs($0) <= 1e9 ? Int($0) : nil }
  }

  package var array: [PDFObject]? { if case .array(let array) = self { array } else { nil } }

  /// The dictionary, or the dictionary of a stream.
  package var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let dictionary), .stream(let dictionary, _): dictionary
    default: nil
    }
  }
}
