/// What a PDF file says of itself: the keys of `documentInfo`.
public let kCGPDFContextTitle: CFString = "Title"
public let kCGPDFContextAuthor: CFString = "Author"
public let kCGPDFContextSubject: CFString = "Subject"
public let kCGPDFContextKeywords: CFString = "Keywords"
public let kCGPDFContextCreator: CFString = "Creator"
