public import Foundation

/// How an effect on a symbol ended.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  open private(set) weak var sender: AnyObject?
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  public let options: SymbolEffectOptions?
  /// Whether the effect ran to its end.
  public let isFinished = true

  init(
    _ sender: AnyObject, _ effect: (any SymbolEffect)?,
    _ transition: (any ContentTransitionSymbolEffect & SymbolEffect)?,
    _ options: SymbolEffectOptions
  ) {
    self.sender = sender
    self.effect = effect
    contentTransition = transition
    self.options = options
    super.init()
  }

  /// Tells, in a later turn of the main loop, that an effect has ended.
  func tell(_ completion: UISymbolEffectCompletion?) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(self) }
  }
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
