import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("An image of a catalog") struct ImageSetTests {
  /// A picture of one colour, as wide and high as there are pixels.
  private static func png(_ side: CGFloat, _ color: UIColor) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side), format: format)
    return renderer.pngData { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func catalog(_ images: String, _ properties: String = "{}") throws -> CatalogFolder {
    var page = PDFText("")
    page.node = "/MediaBox [0 0 32.5 12]"
    return try CatalogFolder([
      "Logo.imageset/Contents.json": Data(
        "{\"images\": [\(images)], \"properties\": \(properties)}".utf8),
      "Logo.imageset/one.png": Self.png(10, .red), "Logo.imageset/two.png": Self.png(20, .red),
      "Logo.imageset/three.png": Self.png(30, .red), "Logo.imageset/dark.png": Self.png(10, .blue),
      "Logo.imageset/line.svg": Data(
        "<?xml version=\"1.0\"?><svg viewBox=\"0 0 24 16\" fill='none'></svg>".utf8),
      "Logo.imageset/page.pdf": page.data,
    ])
  }

  private func image(
    _ catalog: CatalogFolder, _ name: String = "Logo", _ traits: UITraitCollection? = nil
  ) -> UIImage? {
    UIImage(named: name, in: catalog.bundle, compatibleWith: traits)
  }

  private let scales = """
    {"idiom": "universal", "filename": "one.png", "scale": "1x"},
    {"idiom": "universal", "filename": "two.png", "scale": "2x"},
    {"idiom": "universal", "filename": "three.png", "scale": "3x"}
    """

  @Test("labels a control that shows it alone with its name")
  func label() throws {
    let image = try #require(self.image(try catalog(scales)))
    #expect(image.accessibilityLabel == "Logo" && UIImage().accessibilityLabel == nil)
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "Logo")
    image.accessibilityLabel = "Home"
    #expect(button.accessibilityLabel == "Home")
    button.setTitle("Start", for: .normal)
    #expect(button.accessibilityLabel == "Start")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
    bar.setItems([item], animated: false)
    bar.layoutIfNeeded()
    #expect(item.rightBarButtonItem?.viewInBar?.accessibilityLabel == "gear")
  }

  @Test("is the file of the display's scale", arguments: [1, 2, 3])
  func scales(_ scale: Int) throws {
    let traits = UITraitCollection(displayScale: CGFloat(scale))
    let image = try #require(self.image(try catalog(scales), "Logo", traits))
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.scale == CGFloat(scale) && image.cgImage?.width == scale * 10)
  }

  @Test("is the nearest where a scale is missing")
  func missingScale() throws {
    let catalog = try catalog(
      """
      {"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "two.png", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"}
      """)
    for scale: CGFloat in [1, 3] {
      #expect(image(catalog, "Logo", UITraitCollection(displayScale: scale))?.scale == 2)
    }
  }

  @Test(
    "is the largest of an app's icons, in the formats of each Xcode",
    arguments: [
      """
      {"idiom": "iphone", "size": "29x29", "scale": "2x", "filename": "one.png"},
      {"idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "three.png"},
      {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}
      """,
      """
      {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "three.png"},
      {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "dark.png",
       "appearances": [{"appearance": "luminosity", "value": "tinted"}]}
      """,
    ])
  func icons(_ images: String) throws {
    let catalog = try CatalogFolder([
      "AppIcon.appiconset/Contents.json": Data("{\"images\": [\(images)]}".utf8),
      "AppIcon.appiconset/one.png": Self.png(58, .red),
      "AppIcon.appiconset/three.png": Self.png(180, .red),
      "AppIcon.appiconset/dark.png": Self.png(180, .blue),
    ])
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
    ])
    #expect(image(catalog, "AppIcon", traits)?.pngData() == Self.png(180, .red))
  }

  @Test("says whether it is a template")
  func intent() throws {
    let template = try catalog(scales, #"{"template-rendering-intent": "template"}"#)
    #expect(image(template)?.renderingMode == .alwaysTemplate)
    let original = try catalog(scales, #"{"template-rendering-intent": "original"}"#)
    #expect(image(original)?.renderingMode == .alwaysOriginal)
    #expect(image(try catalog(scales))?.renderingMode == .automatic)
  }

  @Test("follows the appearance of where it shows")
  func appearance() throws {
    let catalog = try catalog(
      """
      {"idiom": "universal", "filename": "one.png"},
      {"idiom": "universal", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """)
    let image = try #require(self.image(catalog))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(image.imageAsset?.image(with: dark).pngData() == Self.png(10, .blue))
    let view = UIImageView(image: image.withRenderingMode(.alwaysOriginal))
    let shown = image.displayImage(fit: .fill, tint: .red, traits: dark)
    guard case .pixels(let pixels, _, _)? = shown?.source else {
      Issue.record("no pixels are shown")
      return
    }
    #expect(Array(pixels.prefix(4)) == [0, 0, 255, 255])
    #expect(view.image?.imageAsset === image.imageAsset)
  }

  @Test("has the size of its outlines", arguments: [("line.svg", 24, 16), ("page.pdf", 33, 12)])
  func outlines(_ file: String, _ width: Int, _ height: Int) throws {
    let catalog = try catalog("{\"idiom\": \"universal\", \"filename\": \"\(file)\"}")
    #expect(image(catalog)?.size == CGSize(width: width, height: height))
  }

  @Test("has insets and parts that stretch")
  func slices() throws {
    let catalog = try catalog(
      """
      {"idiom": "universal", "filename": "two.png", "scale": "2x",
       "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
                    "cap-insets": {"top": 8, "bottom": 9, "left": 4, "right": 6}},
       "alignment-insets": {"top": 2, "bottom": 0, "left": 0, "right": 0}}
      """)
    let image = try #require(self.image(catalog))
    #expect(image.capInsets == UIEdgeInsets(top: 4, left: 2, bottom: 4.5, right: 3))
    #expect(image.resizingMode == .stretch)
    #expect(image.alignmentRectInsets.top == 1)
  }

  @Test("equals another of its name, and one of the same pixels")
  func equality() throws {
    let catalog = try catalog(scales)
    #expect(image(catalog) == image(catalog))
    #expect(image(catalog) != image(catalog)?.withRenderingMode(.alwaysTemplate))
    let data = Self.png(4, .green)
    #expect(UIImage(data: data) == UIImage(data: data))
    #expect(UIImage(data: data) != UIImage(data: Self.png(4, .red)))
    #expect(image(catalog, "Other") == nil)
  }

  @Test("can be given variants")
  func registering() throws {
    let (bright, dim) = (
      try #require(UIImage(data: Self.png(4, .white))),
      try #require(UIImage(data: Self.png(4, .black)))
    )
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    bright.imageAsset?.register(dim, with: dark)
    #expect(bright.imageAsset?.image(with: dark) == dim)
    #expect(bright.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)) == bright)
    bright.imageAsset?.unregister(with: dark)
    #expect(bright.imageAsset?.image(with: dark) == bright)
  }
}

@MainActor @Suite("Data of a catalog") struct DataSetTests {
  @Test("is what is in its file, with its type")
  func content() throws {
    let catalog = try CatalogFolder([
      "Countries.dataset/Contents.json": Data(
        """
        {"data": [{"idiom": "universal", "filename": "list.json",
                   "universal-type-identifier": "public.json"}]}
        """.utf8), "Countries.dataset/list.json": Data("[]".utf8),
    ])
    let asset = try #require(NSDataAsset(name: "Countries", bundle: catalog.bundle))
    #expect(asset.data == Data("[]".utf8) && asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "Cities", bundle: catalog.bundle) == nil)
  }
}
