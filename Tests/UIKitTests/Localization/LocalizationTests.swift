import Foundation
import Testing
import UIKit
import UIKitCore

@Suite("A text of a table") struct LocalizationTests {
  @Test("is in the language that the person reads, and its forms are that language's")
  func catalog() async {
    await #expect(processExitsWith: .success) {
      let bundle = try LocalizedFolder.bundle([
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "ru": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld файла"}}}}}}},
          "%lld of %@": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@eggs@ of %2$@"},
            "substitutions": {"eggs": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg egg"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg eggs"}}}}}}}}}
        }}
        """
      ])
      func files(_ count: Int) -> String { String(localized: "\(count) files", bundle: bundle) }
      UserDefaults.standard.set(["en-GB"], forKey: "AppleLanguages")
      try #require(files(1) == "1 file" && files(2) == "2 files" && files(0) == "0 files")
      let name = "Ada"
      try #require(String(localized: "\(1) of \(name)", bundle: bundle) == "1 egg of Ada")
      try #require(String(localized: "\(3) of \(name)", bundle: bundle) == "3 eggs of Ada")
      try #require(String(localized: "Hello", bundle: bundle) == "Hello")
      try #require(String(localized: "100% sure \(name)", bundle: bundle) == "100% sure Ada")
      let other = try LocalizedFolder.copy(of: bundle)
      UserDefaults.standard.set(["ru", "de"], forKey: "AppleLanguages")
      try #require(String(localized: "\(1) files", bundle: other) == "1 файл")
      try #require(String(localized: "\(3) files", bundle: other) == "3 файла")
      try #require(String(localized: "\(11) files", bundle: other) == "11 файлов")
      try #require(String(localized: "Hello", bundle: other) == "Hallo")
      try #require(
        String(localized: "greeting", defaultValue: "Hi \(name)", bundle: other) == "Hi Ada")
    }
  }

  @Test("takes any object as an argument")
  func objects() {
    let amount = NSDecimalNumber(string: "44.7")
    let arguments: [any CVarArg] = [amount, NSArray(array: [1]), NSString(string: "a")]
    #expect(
      _formatted("%@, %@, %@", nil, arguments) == "44.7, \(NSArray(array: [1]).description), a")
  }

  @Test("is in tables of every form, whose keys translated sources ask for")
  func files() async {
    await #expect(processExitsWith: .success) {
      let bundle = try LocalizedFolder.bundle([
        "en.lproj/Localizable.strings":
          "/* Title */\n\"title\" = \"Files\";\n\"only\" = \"English\";",
        "pt-BR.lproj/Localizable.strings": "\"title\" = \"Arquivos\";",
        "pt-BR.lproj/Other.strings": "\"title\" = \"Outros\";",
        "pt-BR.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files in %d folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ em %#@folders@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>um arquivo</string><key>other</key><string>%d arquivos</string></dict>
        <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>nenhuma pasta</string>
        <key>one</key><string>%d pasta</string><key>other</key><string>%d pastas</string></dict>
        </dict></dict></plist>
        """,
      ])
      UserDefaults.standard.set(["pt-BR"], forKey: "AppleLanguages")
      try #require(_localizedString("title", nil, nil, bundle) == "Arquivos")
      try #require(_localizedString("title", "", "Other", bundle) == "Outros")
      try #require(_localizedString("only", "", nil, bundle) == "English")
      try #require(_localizedString("none", "instead", nil, bundle) == "instead")
      try #require(_localizedString("none", "", nil, bundle) == "none")
      let format = _localizedString("%d files in %d folders", nil, nil, bundle)
      try #require(_formatted(format, nil, [1, 2]) == "um arquivo em 2 pastas")
      try #require(_formatted(format, nil, [5, 0]) == "5 arquivos em nenhuma pasta")
      // An app that lets people choose its language asks the folder of the language, whatever they read else.
      UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
      let folder = try #require(bundle.path(forResource: "pt-BR", ofType: "lproj"))
      let portuguese = try #require(Bundle(path: folder))
      try #require(_localizedString("title", nil, nil, portuguese) == "Arquivos")
      let chosen = _localizedString("%d files in %d folders", nil, nil, portuguese)
      try #require(_formatted(chosen, nil, [1, 1]) == "um arquivo em 1 pasta")
    }
  }

  @Test("is put into a storyboard under the object's identifier")
  func storyboard() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let bundle = try LocalizedFolder.bundle([
          "Base.lproj/Main.storyboard": """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
          <scenes><scene sceneID="s1"><objects><viewController id="c1" title="Start" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
          <label text="Hello" id="l1"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
          <button id="b1"><rect key="frame" x="0" y="40" width="100" height="20"/><state key="normal" title="Go"/></button>
          </subviews></view></viewController></objects></scene></scenes></document>
          """,
          "de.lproj/Main.strings":
            "\"c1.title\" = \"Anfang\";\n\"l1.text\" = \"Hallo\";\n\"b1.normalTitle\" = \"Los\";",
        ])
        UserDefaults.standard.set(["de-CH"], forKey: "AppleLanguages")
        let controller = try #require(
          UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController())
        let views = controller.view.subviews
        try #require(controller.title == "Anfang")
        try #require((views.first as? UILabel)?.text == "Hallo")
        try #require((views.last as? UIButton)?.title(for: .normal) == "Los")
      }
    }
  }

  @Test(
    "has the form that Unicode's rules give a number",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
      ("pl", [1: "one", 3: "few", 12: "many", 22: "few", 25: "many"]),
      ("ru-RU", [1: "one", 21: "one", 11: "many", 4: "few"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 7: "few", 11: "many", 100: "other"]),
      ("ja", [1: "other"]), ("cs", [1: "one", 4: "few", 5: "other"]),
    ] as [(String, [Int: String])])
  func forms(_ language: String, _ forms: [Int: String]) {
    for (number, form) in forms {
      #expect(PluralRule.category(of: number, in: language) == form)
    }
  }
}

/// A bundle whose files a test writes. The process ends with the test, and removes them.
private enum LocalizedFolder {
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }()

  static func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = root.appendingPathComponent(UUID().uuidString)
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(url: folder))
  }

  /// Tables are read once.
  static func copy(of bundle: Bundle) throws -> Bundle {
    let url = bundle.bundleURL.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
    try FileManager.default.copyItem(at: bundle.bundleURL, to: url)
    return try #require(Bundle(url: url))
  }
}
