public import Foundation

/// The result of an effect on a symbol.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  open private(set) weak var sender: AnyObject?
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  public let options: SymbolEffectOptions?
  /// Whether the effect was completed.
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

  /// Calls `completion` in a later turn of the main loop.
  func tell(_ completion: UISymbolEffectCompletion?) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(self) }
  }
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void
