/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4

  /// The key of the box in a page dictionary.
  var key: String { ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"][Int(rawValue)] }
}
