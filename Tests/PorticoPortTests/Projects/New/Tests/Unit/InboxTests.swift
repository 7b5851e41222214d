import Testing

@testable import Daily_Mail
