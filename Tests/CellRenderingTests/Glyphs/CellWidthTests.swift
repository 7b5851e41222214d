import Testing

@testable import CellRendering
@testable import DisplayInterface

@Suite("Cell widths")
struct CellWidthTests {
  @Test(
    "A character takes the cells a terminal gives it",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("Ω", 1), ("Я", 1), ("א", 1), ("—", 1),
      ("│", 1), ("█", 1), ("●", 1), ("★", 1), ("✓", 1), ("⠋", 1), ("…", 1), ("\u{A0}", 1),
      ("中", 2), ("日", 2), ("あ", 2), ("ア", 2), ("ｱ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("，", 2), ("Ａ", 2), ("　", 2), ("𠀀", 2),
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🧑🏿‍🚀", 2), ("🏳️‍🌈", 2), ("❤️", 2), ("❤", 1), ("❤️‍🔥", 2),
      ("☎️", 2), ("☎", 1), ("⚠️", 2), ("©️", 2), ("1️⃣", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("☝🏽", 2), ("⌚", 2),
      ("🫠", 2), ("🪿", 2),
      ("กำ", 2), ("का", 2), ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{AD}", 0),
      ("\u{FEFF}", 0), ("\u{202E}", 0), ("\u{0}", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0),
    ] as [(Character, Int)])
  func width(character: Character, width: Int) {
    #expect(CellWidth.of(character) == width)
  }

  @Test("The wide ranges ascend and do not overlap")
  func ranges() {
    var last: UInt32 = 0
    for range in WideCharacters.ranges {
      #expect(range.first > last)
      #expect(range.last >= range.first)
      last = range.last
    }
  }

  @Test("A glyph gives back its character", arguments: ["a", "é", "e\u{301}", "中", "👨‍👩‍👧‍👦", "🇩🇪"])
  func glyphs(character: Character) {
    let glyph = Glyph(character)
    #expect(glyph.string == String(character))
    #expect(glyph == Glyph(character))
    var bytes: [UInt8] = []
    glyph.write(to: &bytes)
    #expect(bytes == Array(String(character).utf8))
  }

  @Test("Symbols fit into a cell, and what follows a dot may be unknown")
  func symbols() {
    #expect(SystemSymbols.character(named: "magnifyingglass") == "⌕")
    #expect(SystemSymbols.character(named: "star.fill") == "★")
    #expect(SystemSymbols.character(named: "star") == "☆")
    #expect(SystemSymbols.character(named: "checkmark.seal.fill") == "✓")
    #expect(SystemSymbols.character(named: "no.such.symbol") == nil)
    for (name, scalar) in SystemSymbols.table {
      #expect(CellWidth.of(Character(scalar)) == 1, "\(name)")
    }
  }
}
