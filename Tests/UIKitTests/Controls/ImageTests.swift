import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `An image` {
  @Test func `is a symbol of a known name`() {
    let image = UIImage(systemName: "magnifyingglass")
    #expect(image?.isSymbolImage == true)
    #expect(UIImage(systemName: "star.circle.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "heart"))
  }

  @Test func `animates others in its view while that is highlighted`() {
    let view = UIImageView()
    view.highlightedAnimationImages = [UIImage(systemName: "star")].compactMap { $0 }
    view.startAnimating()
    #expect(!view.isAnimating)
    view.isHighlighted = true
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
  }

  @Test func `keeps what it is when a part is changed`() {
    let image = UIImage(systemName: "star")!.withTintColor(.systemRed)
      .withRenderingMode(.alwaysOriginal)
    #expect(image.renderingMode == .alwaysOriginal && image.isSymbolImage)
    let configured = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    #expect(configured.size.height > image.size.height)
  }

  @Test func `reads a picture with colours and transparency`() throws {
    // Red and green above blue and half of a white, in filtered rows.
    let data = try #require(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAF0lEQVR42mP8z8DwnxFIsDAy/AdChkYANakFhJGiBWQAAAAASUVORK5CYII=
          """))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(
      image.cgImage?.pixels
        == Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128]))
  }

  @Test func `reads a picture with a palette of two colours`() throws {
    let data = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAkAAAACAQMAAACwmGSQAAAABlBMVEUAAAD///+l2Z/dAAAAAXRSTlMAQObYZgAAAA5JREFUeNpjWNXAEMoAAAYCAYCfddcTAAAAAElFTkSuQmCC"
      ))
    let pixels = try #require(UIImage(data: data)?.cgImage?.pixels)
    #expect(pixels.count == 9 * 2 * 4)
    #expect(Array(pixels.prefix(8)) == [255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test func `reads a gray picture that is packed tightly`() throws {
    let data = try #require(
      Data(
        base64Encoded: Self.gray.filter { !$0.isWhitespace }))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 32, height: 32))
    let pixels = try #require(image.cgImage?.pixels)
    #expect(stride(from: 0, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) } == 131853)
  }

  private static let gray = """
    iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAAAAABWESUoAAACBUlEQVR42jVTv2uUURAUtnm7+4hY5EBEITm4QovEIq
    LIpYgkAQUVi7M5LFIEgpCksrK0uO+7+6Odmf0u5O7ej92Z2dl99sTj6bPZ85dH88Xrk7fvPizPL68+f/u++rn+dXP7
    +/7BDtKze/eI7olPYJ/h3lMnaYdYNtzgAnvvoSDF4Lu5vQhFcheIa/zHouGTiOx2nPjtTG1BjmwAiyLKGNMWXpcMg5
    AgGMnSXXrsBKyEC9yCpsiAgu0WUpudpdg6ZfW9FCxjZB4QPqbgHVlOGlxSy9Cz6rYLnMEJslMaRaRvJ6Eoya6j1BW0
    yAbmSC0pvvaJvDEHv2OZ6YoHxQqOhXRQa44C6k7MzrWtlahgrliAK53KUZvdCE4NgnSSeJSRiASx3VU2oreIcyFNrj
    UUl/aYap6PqVZMnSuTWIn9aWz1hrJojbOZ+FbZAAn7i3EZUsB7Ydi0agA29i8mDvLTkBBRqGGAs3EgcEY1MoqcwXQT
    e8wkNdNJjg0BkJfU75pUm4lC3E26ZFLs/Ux7JRdoqxD304mp5C9EznWiZrD/Kcc1ghyDTdgbms+Wt5yehAYTfNl2WN
    kpLdcwu0ay3gUzRtVv71Fjn7pJYK9HlDuIILYt61CvgQfk676NmB6hfdI4UEVNDf8GBWOPY/vCyhEjk+Vk86iSO92w
    H7yOconvNWh9PXKN3X/j/kCHaLs9JAAAAABJRU5ErkJggg==
    """

  @Test func `is nothing without readable data`() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "missing") == nil)
  }

  @Test func `merges symbol configurations, the later over the earlier`() {
    typealias Configuration = UIImage.SymbolConfiguration
    let merged = Configuration(pointSize: 20).applying(Configuration(weight: .bold))
    #expect(merged == Configuration(pointSize: 20, weight: .bold))
  }

  @Test func `moves as a symbol, and tells when it has moved`() async {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let moved = await withCheckedContinuation { answer in
      view.addSymbolEffect(.bounce.up, options: .repeat(2).speed(3)) {
        answer.resume(returning: $0)
      }
    }
    #expect(moved.isFinished)
    #expect(moved.sender === view)
    #expect(moved.effect as? BounceSymbolEffect == .bounce.up)
    #expect(moved.effect as? BounceSymbolEffect != .bounce)
    #expect(moved.options == .default.speed(3).repeat(.periodic(2)))
    let heart = UIImage(systemName: "heart")!
    view.setSymbolImage(heart, contentTransition: .replace)
    #expect(view.image == heart)
    let item = UIBarButtonItem()
    item.setSymbolImage(heart, contentTransition: .automatic)
    #expect(item.image == heart)
  }

  @Test func `A baseline is given and taken`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(!picture.hasBaseline && picture.baselineOffsetFromBottom == nil)
    #expect(picture.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.hasBaseline && !symbol.imageWithoutBaseline().hasBaseline)
  }

  @Test func `Caps are those of the insets`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    let stretched = picture.stretchableImage(withLeftCapWidth: 3, topCapHeight: 2)
    #expect(stretched.leftCapWidth == 3 && stretched.topCapHeight == 2)
    #expect(picture.leftCapWidth == 0)
  }

  @Test func `A symbol's configuration loses one value`() {
    let whole = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(
      whole.withoutScale() == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(whole.withoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
    let style = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
    #expect(style.withoutTextStyle() == UIImage.SymbolConfiguration(scale: .small))
    #expect(
      UIImage.SymbolConfiguration(weight: .heavy).withoutWeight()
        == UIImage.SymbolConfiguration.unspecified)
  }
}
