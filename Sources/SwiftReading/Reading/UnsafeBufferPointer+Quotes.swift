extension UnsafeBufferPointer<UInt8> {
  /// Returns `true` if the quotes open a multiline string. In `#"""#`, they are a quote in a single line.
  func openLongString(at start: Int, pounds: Int) -> Bool {
    guard self[start...].starts(with: [0x22, 0x22, 0x22]) else { return false }
    guard pounds > 0 else { return true }
    var run = -1
    for byte in self[(start + 1)...] where byte != 0x0D {
      if byte == 0x0A { break }
      run = byte == 0x22 ? 0 : byte == 0x23 && run >= 0 ? run + 1 : -1
      if run == pounds { return false }
    }
    return true
  }
}
