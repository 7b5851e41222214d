import SwiftCalls
package import Synchronization
package import UIKitDiagnostics

/// Says what was used off the main thread, once for each place in the app that did.
///
/// As Apple's checker of the main thread it only says so: the call goes on, and may come to harm.
package enum ThreadReport {
  private struct Reports {
    var sites: Set<UInt> = []
    /// What was used from places that can't be told apart, in programs without symbols.
    var members: Set<String> = []
  }

  private static let reports = Mutex(Reports())

  /// Where reports go; tests listen here. Called on any thread.
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

  /// Ends the program unless this is the main queue.
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

  /// Has the runtime explain itself before it ends the program because code of the main actor runs
  /// elsewhere.
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
