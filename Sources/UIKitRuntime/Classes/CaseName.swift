/// The name of an enumeration's case, whatever an app describes its values as; `nil` for values of other types.
package func caseName<Value>(of value: Value) -> String? {
  enumCaseName(value).map { String(cString: $0) }
}

/// What `print` calls for values that describe themselves in no other way.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
