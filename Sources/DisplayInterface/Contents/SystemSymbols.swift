/// The system symbols that displays know, with a character for each that represents it in a single cell.
package enum SystemSymbols {
  /// Returns the character for a symbol's name, or for the longest prefix of it that has one. A cell can't show
  /// details such as the circle around a cross or the filling of a heart.
  package static func character(named name: String) -> Unicode.Scalar? {
    var name = Substring(name)
    while true {
      if let scalar = table[String(name)] { return scalar }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  static let table: [String: Unicode.Scalar] = [
    // Arrows
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.up.left": "↖", "arrow.up.right": "↗", "arrow.down.left": "↙", "arrow.down.right": "↘",
    "arrow.up.left.and.arrow.down.right": "⤢", "arrow.up.arrow.down": "↕",
    "arrow.left.arrow.right": "↔", "arrow.up.and.down": "↕",
    "arrow.left.and.right": "↔", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "↻", "arrow.2.circlepath": "↻", "arrow.uturn.backward": "↶",
    "arrow.uturn.left": "↶", "arrow.uturn.forward": "↷", "arrow.uturn.right": "↷",
    "arrow.turn.down.left": "↲", "arrow.turn.down.right": "↳", "arrow.up.forward": "↗",
    "arrow.forward": "→", "arrow.backward": "←", "arrowshape": "➤", "arrowtriangle.up": "▲",
    "arrowtriangle.down": "▼", "arrowtriangle.left": "◀", "arrowtriangle.right": "▶",
    "chevron.up": "⌃", "chevron.down": "⌄", "chevron.left": "‹", "chevron.right": "›",
    "chevron.forward": "›", "chevron.backward": "‹", "chevron.left.2": "«",
    "chevron.right.2": "»", "chevron.up.chevron.down": "↕", "return": "⏎", "escape": "⎋",
    "delete": "⌫", "delete.left": "⌫", "delete.right": "⌦", "shift": "⇧", "command": "⌘",
    "option": "⌥", "control": "⌃", "keyboard": "⌨", "power": "⏻", "eject": "⏏",
    // Signs
    "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "multiply": "×", "divide": "÷",
    "plusminus": "±", "plus.forwardslash.minus": "±", "equal": "=", "notequal": "≠",
    "lessthan": "<", "greaterthan": ">", "percent": "%", "number": "#", "at": "@", "sum": "Σ",
    "function": "ƒ", "x.squareroot": "√", "infinity": "∞", "asterisk": "∗", "dollarsign": "$",
    "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "bitcoinsign": "฿", "circle": "○",
    "circle.fill": "●", "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑",
    "circle.dashed": "◌", "circle.circle": "◎", "smallcircle.filled.circle": "◉",
    "square": "□", "square.fill": "■", "rectangle": "▭", "rectangle.fill": "▬",
    "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "capsule": "▬",
    "hexagon": "⬡", "hexagon.fill": "⬢", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "suit.heart": "♡", "suit.heart.fill": "♥", "suit.club": "♣",
    "suit.spade": "♠", "suit.diamond": "♦", "ellipsis": "…", "questionmark": "?",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "exclamationmark.circle": "!",
    "exclamationmark.octagon": "⚠", "info": "i", "nosign": "⊘", "slash.circle": "⊘",
    "circle.slash": "⊘", "plus.circle": "⊕", "plus.circle.fill": "⊕", "minus.circle": "⊖",
    "minus.circle.fill": "⊖", "xmark.circle": "⊗", "xmark.circle.fill": "⊗",
    "plus.square": "⊞", "minus.square": "⊟", "checkmark.square": "☑",
    "checkmark.square.fill": "☑", "xmark.square": "☒", "quote.opening": "“",
    "quote.closing": "”", "paragraphsign": "¶", "textformat": "A", "bold": "B", "italic": "I",
    "underline": "U", "strikethrough": "S", "character": "A", "curlybraces": "}",
    // Lists and documents
    "list.bullet": "☰", "list.dash": "☰", "list.number": "☰", "line.3.horizontal": "☰",
    "line.horizontal.3": "☰", "line.3.horizontal.decrease": "▽",
    "line.horizontal.3.decrease": "▽", "text.alignleft": "☰", "square.grid.2x2": "▦",
    "square.grid.3x3": "▦", "tablecells": "▦", "square.stack": "❐", "rectangle.stack": "❐",
    "doc": "▤", "doc.on.doc": "❐", "note": "▤", "newspaper": "▤", "book": "▥", "books": "▥",
    "sidebar": "◧", "sidebar.trailing": "◨", "sidebar.right": "◨", "folder": "❏", "tray": "⊔",
    "archivebox": "▣", "paperclip": "∮", "bookmark": "⚑",
    "tag": "⬙", "square.and.arrow.up": "⇪", "square.and.arrow.down": "⤓",
    "square.and.pencil": "✎", "pencil": "✎", "highlighter": "✐", "scissors": "✂",
    "link": "∞", "slider.horizontal": "⚌", "gear": "⚙", "gearshape": "⚙", "wrench": "⚒",
    "hammer": "⚒", "trash": "⌦", "magnifyingglass": "⌕", "calendar": "▦", "clock": "◷",
    "timer": "◷", "alarm": "◷", "stopwatch": "◷", "hourglass": "⧗", "chart.bar": "▟",
    "chart.line": "∿", "chart.pie": "◔", "waveform": "∿", "sparkles": "✦", "wand": "✦",
    // Things
    "person": "☺", "person.2": "☺", "house": "⌂", "building": "⌂", "bell": "♩",
    "envelope": "✉", "paperplane": "➤", "phone": "☏", "phone.fill": "☎", "message": "❞",
    "bubble": "❞", "text.bubble": "❞", "flag": "⚐", "flag.fill": "⚑", "mappin": "⚲",
    "location": "➤", "map": "▧", "globe": "⊕", "network": "⊕", "wifi": "≋", "antenna": "⍦",
    "lock": "⚷", "lock.open": "⚿", "key": "⚷", "eye": "◉", "eye.slash": "◌", "camera": "◙",
    "photo": "▨", "video": "▶", "play": "▷", "play.fill": "▶", "pause": "‖", "stop": "□",
    "stop.fill": "■", "forward": "»", "backward": "«", "record": "●", "music.note": "♪",
    "speaker": "♫", "mic": "♀", "bolt": "ϟ", "sun": "☼", "sun.max": "☼", "moon": "☾",
    "cloud": "☁", "snowflake": "❄", "drop": "◆", "flame": "♨", "leaf": "❧", "thermometer": "℃",
    "cart": "⛒", "bag": "⊍", "creditcard": "▬", "gift": "⊞", "airplane": "✈", "car": "⛍",
    "gamecontroller": "⌗", "desktopcomputer": "▣", "display": "▣", "terminal": "⌨",
    "iphone": "▯", "ipad": "▯", "printer": "⎙", "cube": "❒", "shippingbox": "❒", "app": "▢",
    "puzzlepiece": "❖", "lightbulb": "☼", "hand.thumbsup": "↑", "hand.thumbsdown": "↓",
    "swift": "➢",
    "ant": "∗", "ladybug": "∗", "crown": "♛", "shield": "⛨", "umbrella": "☂", "viewfinder": "⌖",
    "scope": "⌖", "target": "◎", "wallet": "▬", "graduationcap": "⌃", "cross": "✚",
  ]
}
