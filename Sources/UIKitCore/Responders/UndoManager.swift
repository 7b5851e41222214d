import UIKitDiagnostics
public import Foundation

/// Records how to undo and redo changes.
///
/// A change registers the opposite change. The changes that are registered in one turn of the main loop form a
/// group and are undone together. Changes that are registered during undo are those that redo performs.
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  private final class Group {
    var steps: [Step] = []
    var actionName = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The open groups, the outermost one first.
  private var open: [Group] = []
  private var hasEventGroup = false
  private var disabled = 0
  /// Called when a change is registered, taken back or made again.
  package final var changed: ((Change) -> Void)?

  package enum Change {
    case done, undone, redone
  }

  public override init() {
    super.init()
  }

  // MARK: Registering

  /// - Parameters:
  ///   - target: The target, which isn't retained. The step is skipped after the target was deallocated.
  ///   - handler: Undoes the change, and registers how to redo it.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      require(
        groupsByEvent,
        "registerUndo(withTarget:handler:): must begin a group before registering undo"
      )
      beginEventGroup()
    }
    open[open.count - 1].steps.append(
      Step(target: target) { handler(unsafeDowncast($0, to: TargetType.self)) })
    guard !isUndoing, !isRedoing else { return }
    redoStack = []
    changed?(.done)
  }

  /// - Parameters:
  ///   - target: The target, which isn't retained. The step is skipped after the target was deallocated.
  ///   - selector: The method that undoes the change.
  ///   - anObject: The argument of the method.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) {
      Performing.perform(selector, on: $0, [anObject])
    }
  }

  open func setActionName(_ actionName: String) {
    if let group = open.first {
      group.actionName = actionName
    } else {
      undoStack.last?.actionName = actionName
    }
  }

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  open func disableUndoRegistration() {
    disabled += 1
  }

  open func enableUndoRegistration() {
    require(disabled > 0, "enableUndoRegistration: without disableUndoRegistration")
    disabled -= 1
  }

  // MARK: Grouping

  /// Whether the changes in a turn of the main loop form a group automatically. The default is `true`.
  open var groupsByEvent = true

  /// The maximum number of groups; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
    open.append(Group())
  }

  open func endUndoGrouping() {
    require(!open.isEmpty, "endUndoGrouping: called with no matching begin")
    let group = open.removeLast()
    guard !group.steps.isEmpty else { return }
    if let outer = open.last {
      outer.steps += group.steps
      if outer.actionName.isEmpty { outer.actionName = group.actionName }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func beginEventGroup() {
    open.append(Group())
    hasEventGroup = true
    let reference = Reference(self)
    DispatchQueue.main.async { reference.manager?.endEventGroup() }
  }

  private func endEventGroup() {
    guard hasEventGroup, open.count == 1 else { return }
    hasEventGroup = false
    endUndoGrouping()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var canUndo: Bool {
    !undoStack.isEmpty || open.contains { !$0.steps.isEmpty }
  }

  open var canRedo: Bool { !redoStack.isEmpty }

  open func undo() {
    endEventGroup()
    require(open.isEmpty, "undo: called while a group is open")
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
    changed?(.undone)
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    endEventGroup()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
    changed?(.redone)
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func run(_ group: Group) {
    open.append(Group())
    open[0].actionName = group.actionName
    for step in group.steps.reversed() {
      if let target = step.target { step.undo(target) }
    }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    hasEventGroup = false
    disabled = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoStack + redoStack + open { group.steps.removeAll { $0.target === object } }
    undoStack.removeAll { $0.steps.isEmpty }
    redoStack.removeAll { $0.steps.isEmpty }
  }

  // MARK: Names

  open var undoActionName: String { undoStack.last?.actionName ?? "" }
  open var redoActionName: String { redoStack.last?.actionName ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

/// Captures an undo manager until the end of the turn. It's used on one thread only.
private final class Reference: @unchecked Sendable {
  weak var manager: UndoManager?

  init(_ manager: UndoManager) {
    self.manager = manager
  }
}

extension Notification.Name {
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
