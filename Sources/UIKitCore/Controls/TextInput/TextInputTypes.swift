/// The letters that are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The kind of the requested characters.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The semantic meaning of a text, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
