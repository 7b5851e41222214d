package import Foundation

/// A reader that finds the objects of a PDF file by its cross-reference tables or, if those are damaged, by
/// searching the file.
package final class PDFReader {
  private enum Place {
    case offset(Int)
    /// The object is in an object stream.
    case stream(Int)
  }

  let bytes: [UInt8]
  private var places: [Int: Place] = [:]
  package private(set) var trailer: [String: PDFObject] = [:]
  private var objects: [Int: PDFObject] = [:]
  private var streamObjects: [Int: [Int: PDFObject]] = [:]
  /// The objects that are currently being read, which may refer to themselves.
  private var reading: Set<Int> = []
  private var isRepaired = false
  /// The largest number of bytes to read or decode, so that a file with repetitions or loops can't take unlimited
  /// time.
  private var allowance: Int

  package var isEncrypted: Bool { trailer["Encrypt"] != nil }
  /// The values of each page, including those that it inherits from its parents.
  private lazy var pages = readPages()
  package var pageCount: Int { pages.count }

  /// The version of the format in the file's header, or 1.0 if the header has none.
  package var version: (major: Int32, minor: Int32) {
    let digits = bytes.dropFirst(5).prefix(3).map { Int32($0) - 48 }
    return digits.count == 3 && 1...2 ~= digits[0] && 0...9 ~= digits[2]
      ? (digits[0], digits[2]) : (1, 0)
  }

  /// - Returns: `nil` if the data isn't a PDF file, or if it has no pages.
  package init?(_ data: Data) {
    let head = data.prefix(1024).range(of: Data("%PDF".utf8))
    guard let start = head?.lowerBound else { return nil }
    bytes = [UInt8](data[start...])
    allowance = 1 << 26 + bytes.count * 16
    if let table = lastTable() { readTables(from: table) }
    if pages.isEmpty {
      repair()
      pages = readPages()
    }
    guard !pages.isEmpty else { return nil }
  }

  // MARK: Tables

  private func lastTable() -> Int? {
    let start = max(0, bytes.count - 2048)
    guard let found = Self.last("startxref", in: bytes[start...]) else { return nil }
    var scanner = PDFScanner(bytes, at: found)
    return scanner.next()?.integer
  }

  /// Returns the index at which the last occurrence of a text ends.
  private static func last(_ text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let text = Array(text.utf8)
    return bytes.indices.reversed().first { bytes[$0...].starts(with: text) }
      .map { $0 + text.count }
  }

  private func readTables(from first: Int) {
    var next: [Int] = [first]
    var seen: Set<Int> = []
    while let start = next.popLast() {
      guard bytes.indices.contains(start), seen.insert(start).inserted else { continue }
      var scanner = PDFScanner(bytes, at: start, hasReferences: true)
      var entries: [String: PDFObject]?
      if case .word("xref") = scanner.next() {
        entries = readTable(&scanner)
      } else if case .stream(let dictionary, let slice)? = readObject(at: start)?.object {
        entries = dictionary
        readTable(.stream(dictionary, slice))
      }
      guard let entries else { continue }
      trailer.merge(entries) { own, _ in own }
      for key in ["Prev", "XRefStm"] { if let table = entries[key]?.integer { next.append(table) } }
    }
  }

  /// - Returns: The trailer.
  private func readTable(_ scanner: inout PDFScanner) -> [String: PDFObject]? {
    while let first = scanner.next() {
      if case .word("trailer") = first { return scanner.next()?.dictionary }
      guard let first = first.integer, let count = scanner.next()?.integer, count >= 0 else {
        break
      }
      for number in first..<first + min(count, bytes.count / 10) {
        guard let offset = scanner.next()?.integer, scanner.next()?.integer != nil,
          case .word(let kind)? = scanner.next()
        else { return nil }
        if kind == "n", places[number] == nil { places[number] = .offset(offset) }
      }
    }
    return nil
  }

  /// Reads a cross-reference stream, whose entries are three numbers with the widths that the dictionary specifies.
  private func readTable(_ stream: PDFObject) {
    let widths = stream.dictionary?["W"]?.array?.compactMap(\.integer) ?? []
    guard widths.count == 3, widths.allSatisfy({ 0...8 ~= $0 }), let data = data(of: stream),
      case let length = widths.reduce(0, +), length > 0
    else { return }
    let size = stream.dictionary?["Size"]?.integer ?? 0
    let index = stream.dictionary?["Index"]?.array?.compactMap(\.integer) ?? [0, size]
    var start = 0
    for part in stride(from: 0, to: index.count - 1, by: 2) where index[part + 1] > 0 {
      for number in index[part]..<index[part] + index[part + 1] {
        guard start + length <= data.count else { return }
        var place = start
        let fields = widths.map { width in
          defer { place += width }
          return data[place..<place + width].reduce(0) { ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1) }
        }
        start += length
        guard places[number] == nil else { continue }
        switch widths[0] == 0 ? 1 : fields[0] {
        case 1: places[number] = .offset(fields[1])
        case 2: places[number] = .stream(fields[1])
        default: break
        }
      }
    }
  }

  /// Rebuilds the cross-reference table by searching the file for objects and trailers.
  private func repair() {
    guard !isRepaired else { return }
    isRepaired = true
    (objects, streamObjects) = ([:], [:])
    var place = 0
    let (objectWord, trailerWord) = (Array("obj".utf8), Array("trailer".utf8))
    while place < bytes.count {
      if bytes[place] == objectWord[0], bytes[place...].starts(with: objectWord) {
        if let (number, start) = header(before: place) { places[number] = .offset(start) }
        place += 3
      } else if bytes[place] == trailerWord[0], bytes[place...].starts(with: trailerWord) {
        var scanner = PDFScanner(bytes, at: place + 7, hasReferences: true)
        trailer.merge(scanner.next()?.dictionary ?? [:]) { _, new in new }
        place += 7
      } else {
        place += 1
      }
    }
    for number in places.keys.sorted() {
      guard case .stream(let dictionary, _) = self.object(number) else { continue }
      switch dictionary["Type"]?.name {
      case "XRef": trailer.merge(dictionary) { own, _ in own }
      case "ObjStm":
        for inner in objects(inStream: number).keys where places[inner] == nil {
          places[inner] = .stream(number)
        }
      default: break
      }
    }
    let catalogs = places.keys.sorted().filter { object($0).dictionary?["Type"]?.name == "Catalog" }
    if let catalog = catalogs.last, resolve(trailer["Root"]).dictionary == nil {
      trailer["Root"] = .reference(catalog)
    }
  }

  /// Returns the object number in the two numbers before `obj`, and the index at which they start.
  private func header(before place: Int) -> (number: Int, start: Int)? {
    var start = place
    for _ in 0..<2 {
      let spaceEnd = start
      while start > 0, [32, 10, 13, 9].contains(bytes[start - 1]) { start -= 1 }
      guard start < spaceEnd || spaceEnd == place else { return nil }
      let digitsEnd = start
      while start > 0, 48...57 ~= bytes[start - 1], digitsEnd - start < 10 { start -= 1 }
      guard start < digitsEnd else { return nil }
    }
    var scanner = PDFScanner(bytes, at: start)
    return scanner.next()?.integer.map { ($0, start) }
  }

  // MARK: Objects

  /// Returns the value that an object refers to, or the object itself if it isn't a reference.
  package func resolve(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = object else { return object }
      object = self.object(number)
    }
    return .null
  }

  package func numbers(_ object: PDFObject?) -> [Double]? {
    resolve(object).array.map { $0.compactMap { resolve($0).number } }
  }

  private func object(_ number: Int) -> PDFObject {
    if let object = objects[number] { return object }
    guard reading.count < 64, reading.insert(number).inserted else { return .null }
    defer { reading.remove(number) }
    var object = PDFObject.null
    switch places[number] {
    case .offset(let offset):
      if let found = readObject(at: offset), found.number == number {
        object = found.object
      } else if !isRepaired {
        repair()
        reading.remove(number)
        return self.object(number)
      }
    case .stream(let stream): object = objects(inStream: stream)[number] ?? .null
    case nil: break
    }
    objects[number] = object
    return object
  }

  private func readObject(at offset: Int) -> (number: Int, object: PDFObject)? {
    guard bytes.indices.contains(offset), allowance > 0 else { return nil }
    var scanner = PDFScanner(bytes, at: offset, hasReferences: true)
    guard let number = scanner.next()?.integer, scanner.next()?.integer != nil,
      case .word("obj")? = scanner.next(), let object = scanner.next()
    else { return nil }
    let end = scanner.place
    allowance -= end - offset
    guard case .dictionary(let dictionary) = object, case .word("stream")? = scanner.next() else {
      return (number, object)
    }
    var start = scanner.place
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    return (number, .stream(dictionary, content(from: start, length: dictionary["Length"])))
  }

  private func content(from start: Int, length: PDFObject?) -> ArraySlice<UInt8> {
    guard start < bytes.count else { return [] }
    if let length = resolve(length).integer, length >= 0, start + length <= bytes.count {
      var scanner = PDFScanner(bytes, at: start + length)
      if case .word("endstream")? = scanner.next() { return bytes[start..<start + length] }
    }
    // The length is wrong. The stream ends at `endstream`.
    let word = Array("endstream".utf8)
    var end = start
    while end < bytes.count, allowance > 0,
      bytes[end] != word[0] || !bytes[end...].starts(with: word)
    {
      end += 1
      allowance -= 1
    }
    return bytes[start..<end]
  }

  private func objects(inStream number: Int) -> [Int: PDFObject] {
    if let known = streamObjects[number] { return known }
    streamObjects[number] = [:]
    let stream = object(number)
    guard let count = resolve(stream.dictionary?["N"]).integer, let data = data(of: stream),
      let first = resolve(stream.dictionary?["First"]).integer, first >= 0
    else { return [:] }
    var head = PDFScanner(data)
    var found: [Int: PDFObject] = [:]
    for _ in 0..<min(max(count, 0), data.count) {
      guard let inner = head.next()?.integer, let offset = head.next()?.integer, offset >= 0,
        first + offset < data.count, allowance > 0
      else { break }
      var scanner = PDFScanner(data, at: first + offset, hasReferences: true)
      found[inner] = scanner.next()
      allowance -= scanner.place - first - offset
    }
    streamObjects[number] = found
    return found
  }

  // MARK: Streams

  /// Returns the decoded bytes of a stream, or `nil` if a filter isn't supported.
  package func data(of object: PDFObject?) -> [UInt8]? {
    unfiltered(object).flatMap { $0.filter == nil ? $0.bytes : nil }
  }

  /// Returns the bytes of a stream decoded up to the first unsupported filter, and that filter's name.
  package func unfiltered(_ object: PDFObject?) -> (bytes: [UInt8], filter: String?)? {
    guard case .stream(let dictionary, let slice) = resolve(object) else { return nil }
    var data = [UInt8](slice)
    let filters = list(dictionary["Filter"] ?? dictionary["F"])
    let parameters = list(dictionary["DecodeParms"] ?? dictionary["DP"])
    for (index, filter) in filters.prefix(8).enumerated() {
      guard let name = filter.name else { return nil }
      var values = index < parameters.count ? parameters[index].dictionary ?? [:] : [:]
      values = values.mapValues(resolve)
      guard let decoded = PDFFilter.decode(data, name, values, limit: max(0, allowance)) else {
        return (data, name)
      }
      data = decoded
      allowance -= data.count
    }
    return (data, nil)
  }

  /// Returns the elements of an array, a single value as an array, or an empty array for null.
  private func list(_ object: PDFObject?) -> [PDFObject] {
    let object = resolve(object)
    if let array = object.array { return array.map(resolve) }
    if case .null = object { return [] }
    return [object]
  }

  // MARK: Pages

  /// - Parameter index: The index of the page, from 0.
  package func page(_ index: Int) -> PDFPage? {
    pages.indices.contains(index) ? PDFPage(pages[index], self) : nil
  }

  private func readPages() -> [[String: PDFObject]] {
    var pages: [[String: PDFObject]] = []
    var seen: Set<Int> = []
    collect(resolve(trailer["Root"]).dictionary?["Pages"], [:], &pages, &seen, depth: 0)
    return pages
  }

  private func collect(
    _ node: PDFObject?, _ inherited: [String: PDFObject], _ pages: inout [[String: PDFObject]],
    _ seen: inout Set<Int>, depth: Int
  ) {
    if case .reference(let number)? = node, !seen.insert(number).inserted { return }
    let (deepest, most) = (64, 100_000)
    guard let own = resolve(node).dictionary, depth < deepest, pages.count < most else { return }
    var values = own
    for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where own[key] == nil {
      values[key] = inherited[key]
    }
    guard let kids = resolve(own["Kids"]).array else {
      if own["Type"]?.name != "Pages" { pages.append(values) }
      return
    }
    for kid in kids { collect(kid, values, &pages, &seen, depth: depth + 1) }
  }
}
