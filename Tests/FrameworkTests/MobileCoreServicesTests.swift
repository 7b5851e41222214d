import MobileCoreServices
import Testing

@Suite("Mobile Core Services") struct MobileCoreServicesTests {
  @Test("types are found by their tags, and tags by their types")
  func tags() throws {
    let extensions = kUTTagClassFilenameExtension
    let type = UTTypeCreatePreferredIdentifierForTag(extensions, "PNG", nil)
    #expect(type?.takeRetainedValue() == kUTTypePNG)
    let mime = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() == "image/jpeg")
    let all = try #require(UTTypeCopyAllTagsWithClass(kUTTypeJPEG, extensions))
    #expect(all.takeRetainedValue().contains("jpg"))
    #expect(UTTypeCopyPreferredTagWithClass("org.example.none", extensions) == nil)
    let types = UTTypeCreateAllIdentifiersForTag(extensions, "mov", kUTTypeMovie)
    #expect(types?.takeUnretainedValue() == [kUTTypeQuickTimeMovie])
  }

  @Test("types conform to the more general ones")
  func conformance() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && UTTypeConformsTo(kUTTypePNG, kUTTypePNG))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeEqual("PUBLIC.image", kUTTypeImage) && !UTTypeEqual(kUTTypeText, kUTTypeImage))
  }

  @Test("types of unknown extensions are dynamic")
  func dynamic() {
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "zzz", nil)
    let identifier = type?.takeRetainedValue() ?? ""
    #expect(UTTypeIsDynamic(identifier) && !UTTypeIsDeclared(identifier))
    #expect(UTTypeIsDeclared(kUTTypeImage) && !UTTypeIsDynamic(kUTTypeImage))
  }
}
