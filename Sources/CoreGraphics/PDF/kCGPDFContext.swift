/// The keys of `documentInfo`, the metadata of a PDF file.
public let kCGPDFContextTitle: CFString = "Title"
public let kCGPDFContextAuthor: CFString = "Author"
public let kCGPDFContextSubject: CFString = "Subject"
public let kCGPDFContextKeywords: CFString = "Keywords"
public let kCGPDFContextCreator: CFString = "Creator"
