public import Foundation
import Synchronization

/// The counterpart of Core Foundation's data on iOS.
public typealias CFData = Data

public func CFDataGetLength(_ theData: CFData!) -> Int { theData.count }

/// Returns the address of the bytes, which is valid while the data is retained.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let data: Data = theData
  return data.count > ShortData.limit ? data.address : ShortData.address(of: data)
}

/// Data with few bytes is stored inline in its value and has no stable address.
private enum ShortData {
  static let limit = 14
  private static let kept = Mutex<[Data: NSData]>([:])

  /// Returns an address that is the same for equal bytes and valid until the program ends.
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

/// The counterpart of Core Foundation's error on iOS.
public typealias CFError = NSError
