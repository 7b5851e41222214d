import Foundation

/// The beginning of a file in PNG format.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// In pixels; `nil` where the data is not in this format.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    guard data.count >= 24, data.starts(with: signature) else { return nil }
    func number(at offset: Int) -> Int {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    let size = (width: number(at: 16), height: number(at: 20))
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
