public import Foundation

/// A file to preview.
public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  /// The title; by default, the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
