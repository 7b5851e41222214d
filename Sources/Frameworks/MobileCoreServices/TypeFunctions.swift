private import UniformTypeIdentifiers

// The functions that `UTType` replaced, with type identifiers as strings.

public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

/// A result that Core Foundation returns as an unmanaged reference, which the caller releases.
public struct _Copied<Value> {
  fileprivate let value: Value

  public func takeRetainedValue() -> Value { value }
  public func takeUnretainedValue() -> Value { value }
}

/// Returns the type of files with a file extension or MIME type: a declared type or a dynamic one.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> _Copied<String>? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.map(type)
  ).map { _Copied(value: $0.identifier) }
}

/// Returns the declared types with a file extension or MIME type.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> _Copied<[String]>? {
  _Copied(
    value: UTType.types(
      tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
      conformingTo: inConformingToUTI.map(type)
    ).map(\.identifier))
}

public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: String, _ inTagClass: String
) -> _Copied<String>? {
  tags(of: inUTI, inTagClass)?.first.map(_Copied.init)
}

public func UTTypeCopyAllTagsWithClass(
  _ inUTI: String, _ inTagClass: String
) -> _Copied<[String]>? {
  tags(of: inUTI, inTagClass).map(_Copied.init)
}

public func UTTypeCopyDescription(_ inUTI: String) -> _Copied<String>? {
  type(inUTI).localizedDescription.map(_Copied.init)
}

/// Returns `true` if a type is equal to another or conforms to it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  type(inUTI).conforms(to: type(inConformsToUTI))
}

public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { type(inUTI1) == type(inUTI2) }
public func UTTypeIsDeclared(_ inUTI: String) -> Bool { type(inUTI).isDeclared }
public func UTTypeIsDynamic(_ inUTI: String) -> Bool { type(inUTI).isDynamic }

private func type(_ identifier: String) -> UTType { UTType(importedAs: identifier) }

private func tags(of identifier: String, _ tagClass: String) -> [String]? {
  type(identifier).tags[UTTagClass(rawValue: tagClass)]
}
