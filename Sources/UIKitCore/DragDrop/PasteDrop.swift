import Foundation

/// Lets the user drop items on a responder with a paste configuration; the responder pastes them.
@MainActor final class PasteDrop: NSObject, UIDropInteractionDelegate {
  let responder: UIResponder
  private(set) lazy var interaction = UIDropInteraction(delegate: self)

  init(_ responder: UIResponder) {
    self.responder = responder
    super.init()
  }

  private func providers(_ session: any UIDropSession) -> [NSItemProvider] {
    session.items.map(\.itemProvider)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    responder.pasteConfiguration != nil && responder.canPaste(providers(session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    responder.paste(itemProviders: providers(session))
  }
}
