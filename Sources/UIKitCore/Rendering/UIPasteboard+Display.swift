import DisplayInterface

extension UIPasteboard: CopiesToDisplay {
  final func copyToDisplay(_ text: String) {
    UIApplication.shared.renderer.tell(.copy(text))
  }
}
