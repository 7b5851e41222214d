#if os(Linux)
  import Foundation

  /// The functions of libcurl, the library on which Foundation's networking on Linux is built.
  ///
  /// Foundation itself ends the program on some answers, before an app can inspect them: a length near 2⁶³, trailers
  /// after a chunked body, a redirect to an invalid address. It also can't be stopped while it decompresses.
  struct Curl: Sendable {
    typealias Make = @convention(c) @Sendable () -> OpaquePointer?
    typealias Use = @convention(c) @Sendable (OpaquePointer?) -> Void
    typealias Perform = @convention(c) @Sendable (OpaquePointer) -> Int32
    typealias Append =
      @convention(c) @Sendable (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
    // In C, these functions are variadic. On Linux, one argument is passed as if it were declared.
    typealias SetNumber = @convention(c) @Sendable (OpaquePointer, Int32, Int) -> Int32
    typealias SetPointer =
      @convention(c) @Sendable (OpaquePointer, Int32, UnsafeRawPointer?) -> Int32
    typealias GetNumber =
      @convention(c) @Sendable (OpaquePointer, Int32, UnsafeMutablePointer<Int>) -> Int32

    typealias Receive =
      @convention(c) (UnsafePointer<UInt8>?, Int, Int, UnsafeMutableRawPointer?) -> Int
    typealias Progress =
      @convention(c) (UnsafeMutableRawPointer?, Int64, Int64, Int64, Int64) -> Int32

    let make: Make
    let destroy: Use
    let reset: Use
    let perform: Perform
    let append: Append
    let free: Use
    let setNumber: SetNumber
    let setPointer: SetPointer
    let getNumber: GetNumber

    /// - Returns: `nil` if libcurl can't be loaded, for example in a statically linked program.
    init?() {
      guard let library = dlopen("libcurl.so.4", RTLD_NOW) else { return nil }
      func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(library, "curl_\(name)").map { unsafeBitCast($0, to: type) }
      }
      guard let make = function("easy_init", Make.self),
        let destroy = function("easy_cleanup", Use.self),
        let reset = function("easy_reset", Use.self),
        let perform = function("easy_perform", Perform.self),
        let append = function("slist_append", Append.self),
        let free = function("slist_free_all", Use.self),
        let setNumber = function("easy_setopt", SetNumber.self),
        let setPointer = function("easy_setopt", SetPointer.self),
        let getNumber = function("easy_getinfo", GetNumber.self)
      else { return nil }
      self.make = make
      self.destroy = destroy
      self.reset = reset
      self.perform = perform
      self.append = append
      self.free = free
      self.setNumber = setNumber
      self.setPointer = setPointer
      self.getNumber = getNumber
    }
  }
#endif
