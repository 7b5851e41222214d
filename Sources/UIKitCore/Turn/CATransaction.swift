public import Foundation

/// Groups changes to layers and views. Every turn of the main loop begins a transaction implicitly.
open class CATransaction: NSObject {
  private struct Level {
    var isDisabled = false
    var duration: TimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    /// The animations of this level. The completion waits until all of them have ended.
    var group: CompletionGroup
  }

  private nonisolated(unsafe) static var levelsOfMain: [Level] = []

  /// The open transactions of the current thread.
  private static var levels: [Level] {
    get {
      if MainQueue.isOnMainActor { return levelsOfMain }
      return Thread.current.threadDictionary[levelsKey] as? [Level] ?? []
    }
    set {
      if MainQueue.isOnMainActor { return levelsOfMain = newValue }
      Thread.current.threadDictionary[levelsKey] = newValue.isEmpty ? nil : newValue
    }
  }

  private static let levelsKey = "CATransaction.levels"

  /// Begins a nested transaction.
  open class func begin() {
    levels.append(
      Level(isDisabled: disableActions(), duration: animationDuration(), group: CompletionGroup()))
  }

  /// Ends the innermost transaction begun with ``begin()``.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    guard let completion = level.completion else { return }
    level.group.notify(completion)
  }

  /// Lays out and renders all pending changes immediately.
  open class func flush() {
    onMainActor(()) { Turn.current.commit() }
  }

  open class func animationDuration() -> CFTimeInterval {
    levels.last?.duration ?? 0.25
  }

  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].duration = duration
  }

  open class func disableActions() -> Bool {
    levels.last?.isDisabled ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].isDisabled = flag
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timing }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].timing = function
  }

  /// Returns the value of a property of the transaction, or of one that the app defined.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: levels.last?.values[key]
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = anObject as? NSNumber ?? (anObject as? Double).map(NSNumber.init(value:)) {
        setAnimationDuration(number.doubleValue)
      }
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default:
      if !levels.isEmpty { levels[levels.count - 1].values[key] = anObject }
    }
  }

  open class func lock() {}
  open class func unlock() {}

  open class func completionBlock() -> (() -> Void)? {
    levels.last?.completion
  }

  /// Sets a closure that is called on the main thread when all animations that are begun in this transaction
  /// after this call have ended. If there are none, it's called when the transaction is committed.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !levels.isEmpty else {
      if let block { onMainActor(block) { Turn.current.afterLayout($0) } }
      return
    }
    levels[levels.count - 1].completion = block
    levels[levels.count - 1].group = CompletionGroup()
  }

  /// The groups of the open transactions, all of which an animation that begins now joins.
  package static var openGroups: [CompletionGroup] { levels.map(\.group) }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
