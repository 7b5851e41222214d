import SwiftCalls
package import Synchronization
package import UIKitDiagnostics

/// Reports uses of UIKit off the main thread, once for each place in the app.
///
/// Like Apple's Main Thread Checker, it only reports: the call continues, and can cause errors.
package enum ThreadReport {
  private struct Reports {
    var sites: Set<UInt> = []
    /// The members used from places that can't be distinguished, in programs without symbols.
    var members: Set<String> = []
  }

  private static let reports = Mutex(Reports())

  /// The function that receives the reports. Tests replace it. Called on any thread.
  package static let listener = Mutex<@Sendable (String, CallStack) -> Void>(complain)

  @inline(never)
  static func check(_ member: StaticString, of file: StaticString) {
    guard !MainQueue.isCurrent else { return }
    // A file is named after the type in it.
    let type = "\(file)".split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
    report("\(type).\(member)", CallStack())
  }

  @inline(never)
  static func checkCaller() {
    guard !MainQueue.isCurrent else { return }
    let stack = CallStack()
    report(stack.callSite?.callee ?? "UIKit", stack)
  }

  /// Traps unless the code runs on the main queue.
  @inline(never)
  static func refuseLayout() {
    guard !MainQueue.isCurrent else { return }
    checkCaller()
    trap(
      "Modifications to the layout engine must not be performed from a background thread after it "
        + "has been accessed from the main thread.")
  }

  private static func report(_ member: String, _ stack: CallStack) {
    let site = stack.callSite?.address
    let isNew = reports.withLock { reports in
      site.map { reports.sites.insert($0).inserted } ?? reports.members.insert(member).inserted
    }
    guard isNew else { return }
    listener.withLock { $0 }("*** \(member) must be used from the main thread only.", stack)
  }

  // MARK: The runtime's own checks

  private typealias Check = @convention(thin) (UnownedSerialExecutor) -> Void
  private typealias CheckHook = @convention(thin) (UnownedSerialExecutor, Check) -> Void

  /// Makes the runtime print an explanation before it ends the program because code of the main actor runs on
  /// another thread.
  static let explainsIsolationChecks: Void = {
    guard let place = isolationCheckHook() else { return }
    place.assumingMemoryBound(to: CheckHook?.self).pointee = { executor, check in
      if !isMainThread(), !MainQueue.isCurrent, isOfMainActor(executor) { explain() }
      check(executor)
    }
  }()

  private static func isOfMainActor(_ executor: UnownedSerialExecutor) -> Bool {
    let main = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return unsafeBitCast(executor, to: (UInt, UInt).self).0 == main.0
  }

  private static func explain() {
    let stack = CallStack()
    guard let site = stack.callSite else { return }
    let member = site.callee ?? "The main actor's \(site.caller)"
    listener.withLock { $0 }("*** \(member) must be used from the main thread only.", stack)
  }
}
