import SwiftReading

/// Translates the files of a module from Swift with Objective-C to Swift without it.
package final class Translator {
  package struct Options: Sendable {
    /// A Boolean value that indicates whether the module can import UIKit.
    package var hasUIKit = true
    /// A Boolean value that indicates whether the module has its own resource bundle.
    package var hasResources = false
    /// The contents of the app's `Info.plist`.
    package var information: String?
    /// The modules that the bridging header imports into all files.
    package var imports: [String] = []
    /// The names in the module's asset catalogs.
    package var assets = AssetSymbols()

    package init() {}
  }

  package struct Output {
    package let path: String
    package let text: [UInt8]
  }

  let index: ModuleIndex
  let options: Options
  let drafts: [Draft]
  private let draftsByFile: [ObjectIdentifier: Draft]
  private(set) var problems: [Problem] = []
  /// The known results of whether classes have tables.
  var tables: [ObjectIdentifier: Bool] = [:]
  /// The statements that register the members of extensions of external classes.
  var registrations: [String] = []

  package init(_ index: ModuleIndex, _ options: Options = Options()) {
    self.index = index
    self.options = options
    drafts = index.files.map(Draft.init)
    draftsByFile = Dictionary(
      drafts.map { (ObjectIdentifier($0.file), $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns the translations of the files, in the order of the index, and the problems that prevent a translation.
  package func translate() -> (outputs: [Output], problems: [Problem]) {
    for draft in drafts {
      answerConditions(draft)
      removeMarks(draft)
      replaceExpressions(draft)
      castConstants(draft)
      describeErrors(draft)
      if options.hasUIKit {
        translateMessages(draft)
        registerUndoMessages(draft)
        renameOverriddenMembers(draft)
      }
      observeProperties(draft)
      manageProperties(draft)
    }
    let settled = options.hasUIKit ? registerKeyValueMethods() : []
    moveExtensionMembers(except: callOverrides().union(settled))
    declareReplaced()
    removeResourceBundles()
    configureSessions()
    if options.hasUIKit {
      answerQuestions()
      conformLayoutDelegates()
    }
    splitOptionalRequirements()
    if options.hasUIKit {
      provideInitializers()
      writeMemberTables()
      nameClasses()
    }
    for draft in drafts {
      if options.hasUIKit {
        nameSelectors(draft)
        sendMessages(draft)
      }
      settleImports(draft)
    }
    finishDelegates()
    isolateTestMethods()
    expectFailures()
    return (drafts.map { Output(path: $0.file.path, text: $0.finished()) }, problems)
  }

  func draft(of file: SourceFile) -> Draft? { draftsByFile[ObjectIdentifier(file)] }

  func fail(_ message: String, _ file: SourceFile, _ token: Int) {
    problems.append(Problem(path: file.path, line: file.line(token), message: message))
  }
}
