/// A strong reference to an object.
struct StrongReference {
  let object: AnyObject
  let path: ReferencePath

  /// Returns the strong references in a value in memory, which can be a reference, an optional, a collection, a struct or
  /// a closure.
  static func all(
    in type: Any.Type, at address: UnsafeRawPointer, _ path: ReferencePath
  ) -> [StrongReference] {
    var search = Search()
    search.visit(type, at: address, path, depth: 0)
    return search.found
  }

  private struct Search {
    var found: [StrongReference] = []

    mutating func visit(
      _ type: Any.Type, at address: UnsafeRawPointer, _ path: ReferencePath, depth: Int
    ) {
      guard depth < 32 else { return }
      switch TypeKind(of: type) {
      case .object: take(address, path)
      case .closure: visitContext(of: address + MemoryLayout<Int>.size, path, depth)
      case .fields:
        if type is any ElementsHolder.Type {
          let elements = (load(type, at: address) as? any ElementsHolder)?.heldElements ?? []
          for element in elements { visit(element, path.appending("[]"), depth + 1) }
        } else {
          for field in StrongField.all(of: type, at: address) {
            let place = field.isOfTuple ? path : path.appending(".\(field.name)")
            visit(field.type, at: field.address, place, depth: depth + 1)
          }
        }
      case .cases:
        if let payload = payload(of: load(type, at: address)) { visit(payload, path, depth + 1) }
      case .box:
        visit(unboxed(load(type, at: address)), path, depth + 1)
      case .other: break
      }
    }

    private mutating func visit(_ value: Any, _ path: ReferencePath, _ depth: Int) {
      func open<Value>(_ value: Value) {
        withUnsafePointer(to: value) {
          visit(Value.self, at: UnsafeRawPointer($0), path, depth: depth)
        }
      }
      _openExistential(value, do: open)
    }

    private mutating func take(_ address: UnsafeRawPointer, _ path: ReferencePath) {
      guard let object = address.load(as: UnsafeRawPointer?.self) else { return }
      found.append(
        StrongReference(
          object: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), path: path))
    }

    /// Visits the captures of a closure or the contents of a variable's box, given the address of the reference to it.
    private mutating func visitContext(
      of address: UnsafeRawPointer, _ path: ReferencePath, _ depth: Int
    ) {
      guard depth < 32, let context = address.load(as: UnsafeRawPointer?.self) else { return }
      // If a closure captures only one object, the object itself is the context.
      if ClosureContext.isObject(context) { return take(address, path.captured) }
      for capture in ClosureContext.captures(of: context) {
        switch capture.kind {
        case .value(let type):
          visit(type, at: capture.address, path.captured, depth: depth + 1)
        case .closure:
          visitContext(of: capture.address + MemoryLayout<Int>.size, path.captured, depth + 1)
        case .box: visitContext(of: capture.address, path.captured, depth + 1)
        }
      }
    }
  }
}

private func load(_ type: Any.Type, at address: UnsafeRawPointer) -> Any {
  func open<Value>(_: Value.Type) -> Any {
    address.assumingMemoryBound(to: Value.self).pointee
  }
  return _openExistential(type, do: open)
}

/// Returns the value in an existential container.
private func unboxed(_ value: Any) -> Any {
  func cast<Value>(_: Value.Type) -> Any { value as! Value }
  return _openExistential(Mirror(reflecting: value).subjectType, do: cast)
}

/// Returns the associated values of an enum's current case, or `nil` if it has none.
private func payload(of value: Any) -> Any? {
  func open<Value>(_ value: Value) -> Any? {
    guard childCount(value, type: Value.self) == 1 else { return nil }
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    defer { freeName?(name) }
    return child(value, type: Value.self, index: 0, name: &name, freeName: &freeName)
  }
  return _openExistential(value, do: open)
}

@_silgen_name("swift_reflectionMirror_count")
private func childCount<Value>(_: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func child<Value>(
  _: Value, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  freeName: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

/// A collection of the standard library, whose elements aren't in a stored property.
private protocol ElementsHolder {
  var heldElements: [Any] { get }
}

extension Array: ElementsHolder {
  fileprivate var heldElements: [Any] { map { $0 } }
}

extension ContiguousArray: ElementsHolder {
  fileprivate var heldElements: [Any] { map { $0 } }
}

extension ArraySlice: ElementsHolder {
  fileprivate var heldElements: [Any] { map { $0 } }
}

extension Set: ElementsHolder {
  fileprivate var heldElements: [Any] { map { $0 } }
}

extension Dictionary: ElementsHolder {
  fileprivate var heldElements: [Any] { keys.map { $0 } + values.map { $0 } }
}
