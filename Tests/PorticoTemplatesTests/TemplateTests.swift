import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("The language of templates")
struct TemplateTests {
}
