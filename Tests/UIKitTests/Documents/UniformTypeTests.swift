import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Uniform type identifiers") struct UniformTypeTests {
  @Test("are found by extension and MIME type")
  func tags() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType("public.png") == .png)
    #expect(UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "swift", conformingTo: .image)?.isDynamic == true)
    let dynamic = try #require(UTType(filenameExtension: "zork"))
    #expect(dynamic.isDynamic && !dynamic.isDeclared && dynamic.conforms(to: .data))
    #expect(dynamic.preferredFilenameExtension == "zork")
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("conform to more general types")
  func conformance() {
    #expect(UTType.heic.conforms(to: .image) && UTType.swiftSource.conforms(to: .text))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.text.isSupertype(of: .png))
    let own = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    #expect(own.conforms(to: .text) && !own.isPublic)
    let url = URL(fileURLWithPath: "/a")
    #expect(url.appendingPathComponent("b", conformingTo: .pdf).lastPathComponent == "b.pdf")
    #expect(url.appendingPathComponent("b.pdf", conformingTo: .pdf).lastPathComponent == "b.pdf")
  }

  @Test("all system types are declared")
  func declared() throws {
    let types: [UTType] = [.item, .utf16ExternalPlainText, .livePhoto, .applicationBundle, .ahap]
    #expect(types.allSatisfy { $0.isDeclared })
    #expect(types.flatMap(\.supertypes).allSatisfy { $0.isDeclared })
    let data = try JSONEncoder().encode([UTType.png])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
