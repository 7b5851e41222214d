import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A URL that opens the app` {
  @Test func `comes from an app that is not known, and can be read`() throws {
    let context = UIOpenURLContext(url: URL(fileURLWithPath: "/tmp"))
    #expect(context.options.sourceApplication == nil && !context.options.openInPlace)
    #expect(context.url.startAccessingSecurityScopedResource())
    context.url.stopAccessingSecurityScopedResource()
  }
}
