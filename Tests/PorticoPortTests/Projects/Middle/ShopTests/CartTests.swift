import XCTest

@testable import Shop
