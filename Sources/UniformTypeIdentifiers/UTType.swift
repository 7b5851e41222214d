public import Foundation

/// A type of data, such as the type of a file. It can conform to more general types.
public struct UTType: Sendable {
  public let identifier: String
  /// The identifier of the parent type of a dynamic type, or of a type that the app declares.
  private let ownParent: String?
  private let ownTags: [UTTagClass: [String]]

  init(known identifier: String) {
    self.identifier = identifier
    ownParent = nil
    ownTags = [:]
  }

  private init(_ identifier: String, parent: UTType?, tags: [UTTagClass: [String]] = [:]) {
    self.identifier = identifier
    ownParent = parent?.identifier
    ownTags = tags
  }

  private var declaration: Declaration? { Declaration.all[identifier.lowercased()] }

  /// Creates a type that the system knows; `nil` for other identifiers.
  public init?(_ identifier: String) {
    guard let known = Declaration.all[identifier.lowercased()] else { return nil }
    self.init(known: known.identifier)
  }

  /// Creates the type of files with a file name extension. If the system doesn't know one, the type is dynamic.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty, !tag.contains(".") || tagClass != .filenameExtension else { return nil }
    if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      let text = "\(tagClass.rawValue)=\(tag):\(supertype?.identifier ?? "")"
      self.init(
        "dyn." + text.utf8.map { String($0, radix: 16) }.joined(), parent: supertype,
        tags: [tagClass: [tag]])
    }
  }

  /// A type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType)
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType)
  }

  /// Returns the known types that have a tag and conform to a type.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let tag = tag.lowercased()
    return Declaration.list.filter { $0.tags(tagClass).contains(tag) }
      .map { UTType(known: $0.identifier) }
      .filter { type in supertype.map(type.conforms) ?? true }
  }

  // MARK: Tags

  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  public var tags: [UTTagClass: [String]] {
    guard let declaration else { return ownTags }
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let values = declaration.tags(tagClass)
      if !values.isEmpty { tags[tagClass] = values }
    }
    return tags
  }

  public var localizedDescription: String? { declaration?.description }
  public var version: Int? { nil }
  public var referenceURL: URL? { nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { declaration != nil }
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  // MARK: Conforming

  /// All types that this one conforms to, itself excepted.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      if found.insert(next).inserted { open += next.parents }
    }
    return found
  }

  private var parents: [UTType] {
    (declaration?.parents ?? ownParent.map { [$0] } ?? []).map(UTType.init(known:))
  }

  /// Whether this type is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier.lowercased() == other.identifier.lowercased()
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier.lowercased())
  }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "<UTType \(identifier)>" }
}
