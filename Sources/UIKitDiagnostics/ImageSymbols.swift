import Foundation
import Synchronization

/// The functions of a program or library, with their symbols, read from its file.
///
/// The metadata of a Swift class contains the addresses of its methods but not their names. The symbol table, which
/// linkers write for debuggers, contains both. Only symbols that aren't stripped from the file can be found.
package final class ImageSymbols: Sendable {
  /// The file's name.
  let name: String
  /// The address at which the file is loaded.
  let base: UInt
  private let data: Data
  /// The functions, with the position of their names in the file and their addresses in memory.
  private let functions: [Function]

  private struct Function {
    let name: Int
    let address: UInt
    let size: UInt
  }

  private init?(path: String, base: UInt) {
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.count > 64, data.prefix(6) == Data([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    self.data = data
    self.base = base
    name = String(path.split(separator: "/").last ?? "")
    // The addresses in a program that isn't position-independent are absolute.
    functions = data.withUnsafeBytes { bytes in
      let isFixed = number(bytes, 16, UInt16.self) == 2
      return Self.functions(bytes, base: isFixed ? 0 : base)
    }
  }

  private static func functions(
    _ bytes: UnsafeRawBufferPointer, base: UInt
  ) -> [Function] {
    var functions: [Function] = []
    let table = number(bytes, 0x28, UInt64.self)
    let size = number(bytes, 0x3A, UInt16.self)
    let count = number(bytes, 0x3C, UInt16.self)
    for index in 0..<count {
      let header = table + index * size
      // Type 2 is the full symbol table, which may have been stripped; type 11 contains the symbols for dynamic
      // linking.
      let type = number(bytes, header + 4, UInt32.self)
      guard type == 2 || type == 11 else { continue }
      let names = table + number(bytes, header + 0x28, UInt32.self) * size
      readSymbols(
        bytes, at: number(bytes, header + 0x18, UInt64.self),
        size: number(bytes, header + 0x20, UInt64.self),
        names: number(bytes, names + 0x18, UInt64.self), base: base, into: &functions)
    }
    return functions
  }

  private static func readSymbols(
    _ bytes: UnsafeRawBufferPointer, at start: Int, size: Int, names: Int, base: UInt,
    into functions: inout [Function]
  ) {
    for symbol in stride(from: start, to: start + size, by: 24) {
      let address = number(bytes, symbol + 8, UInt64.self)
      // Only functions that are defined in this file and have Swift names, and `main`, which contains top-level
      // code.
      guard bytes.count >= symbol + 24, bytes[symbol + 4] & 0xF == 2, address != 0 else { continue }
      let name = names + number(bytes, symbol, UInt32.self)
      guard name + 5 <= bytes.count else { continue }
      let isSwift = bytes[name] == UInt8(ascii: "$") && bytes[name + 1] == UInt8(ascii: "s")
      guard isSwift || bytes[name..<(name + 5)].elementsEqual("main\0".utf8) else { continue }
      let length = number(bytes, symbol + 16, UInt64.self)
      functions.append(Function(name: name, address: base + UInt(address), size: UInt(length)))
    }
  }

  /// Returns the functions whose symbols begin with a prefix.
  package func functions(withPrefix prefix: String) -> [(name: String, address: UnsafeRawPointer)] {
    data.withUnsafeBytes { bytes in
      functions.compactMap { function in
        let name = name(of: function, bytes)
        guard strncmp(name, prefix, prefix.utf8.count) == 0,
          let address = UnsafeRawPointer(bitPattern: function.address)
        else { return nil }
        return (String(cString: name), address)
      }
    }
  }

  /// A Boolean value that indicates whether the file has no function symbols.
  var isStripped: Bool { functions.isEmpty }

  /// Returns the symbol of the Swift function that contains an address, or `nil` if there's none.
  func symbol(at address: UInt) -> String? {
    data.withUnsafeBytes { bytes in
      functions.first { $0.address <= address && address - $0.address < $0.size }
        .map { String(cString: name(of: $0, bytes)) }
    }
  }

  private func name(
    of function: Function, _ bytes: UnsafeRawBufferPointer
  ) -> UnsafePointer<CChar> {
    bytes.baseAddress!.advanced(by: function.name).assumingMemoryBound(to: CChar.self)
  }

  // MARK: Images

  /// A range of memory and the file that's mapped into it.
  private struct Mapping {
    let range: Range<UInt>
    let path: String
    let base: UInt
  }

  private struct Images: Sendable {
    var mappings: [Mapping] = []
    /// The images by path; `nil` for files that aren't programs or libraries.
    var known: [String: ImageSymbols?] = [:]
  }

  private static let images = Mutex(Images())

  /// Returns the image that contains a class.
  package static func image(of type: AnyClass) -> ImageSymbols? {
    image(around: UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)))
  }

  /// Returns the image that contains an address of code or metadata, or `nil` for the system's libraries.
  static func image(around address: UInt) -> ImageSymbols? {
    images.withLock { images in
      var mapping = images.mappings.first { $0.range.contains(address) }
      if mapping == nil {
        // A library may have been loaded since the mappings were read.
        images.mappings = readMappings()
        mapping = images.mappings.first { $0.range.contains(address) }
      }
      guard let mapping, !isOfSystem(mapping.path) else { return nil }
      if let image = images.known[mapping.path] { return image }
      let image = ImageSymbols(path: mapping.path, base: mapping.base)
      images.known[mapping.path] = .some(image)
      return image
    }
  }

  private static func isOfSystem(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let starts = ["libswift", "lib_", "libFoundation", "libdispatch", "libc.", "libm.", "ld-", "["]
    return starts.contains { name.hasPrefix($0) }
  }

  private static func readMappings() -> [Mapping] {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    var bases: [Substring: UInt] = [:]
    return maps.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard columns.count == 6 else { return nil }
      let ends = columns[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2 else { return nil }
      let path = columns[5].drop { $0 == " " }
      let base = bases[path] ?? ends[0]
      bases[path] = base
      return Mapping(range: ends[0]..<ends[1], path: String(path), base: base)
    }
  }
}

private func number<Number: FixedWidthInteger>(
  _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ type: Number.Type
) -> Int {
  guard offset >= 0, offset + MemoryLayout<Number>.size <= bytes.count else { return 0 }
  return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: type))
}
