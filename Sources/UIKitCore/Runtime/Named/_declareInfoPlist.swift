import Synchronization

/// Makes the text of a module's `Info.plist` known, which a package's resources have no place for.
///
/// The build-tool plugin has it called when the program starts.
public func _declareInfoPlist(_ text: String, of module: String) {
  AppInformation.declared.withLock { $0[module] = text }
}
