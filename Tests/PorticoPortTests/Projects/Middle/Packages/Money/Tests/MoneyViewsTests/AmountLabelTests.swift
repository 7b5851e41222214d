import XCTest

@testable import MoneyViews
