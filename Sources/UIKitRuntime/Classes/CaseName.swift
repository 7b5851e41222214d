/// Returns the name of an enumeration case, even if an app gives its values other descriptions; `nil` for
/// values of other types.
package func caseName<Value>(of value: Value) -> String? {
  enumCaseName(value).map { String(cString: $0) }
}

/// The function that `print` calls for enumerations without their own descriptions.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
