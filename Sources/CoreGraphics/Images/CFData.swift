public import Foundation
import Synchronization

/// Data where Core Foundation's is asked for on iOS.
public typealias CFData = Data

public func CFDataGetLength(_ theData: CFData!) -> Int { theData.count }

/// The bytes of data, for as long as something holds it.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let data: Data = theData
  return data.count > ShortData.limit ? data.address : ShortData.address(of: data)
}

/// Data of few bytes, which has no memory of its own: its value contains them.
private enum ShortData {
  static let limit = 14
  private static let kept = Mutex<[Data: NSData]>([:])

  /// The same bytes have the same address, for as long as the program runs.
  static func address(of data: Data) -> UnsafePointer<UInt8>? {
    kept.withLock { kept in
      if kept[data] == nil { kept[data] = NSData(data: data) }
      return kept[data]?.bytes.assumingMemoryBound(to: UInt8.self)
    }
  }
}

extension Data {
  fileprivate var address: UnsafePointer<UInt8>? {
    withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
  }
}
