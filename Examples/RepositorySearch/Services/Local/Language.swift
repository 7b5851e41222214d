#if os(Linux) || os(macOS)
  /// Determines programming languages by file name extensions.
  enum Language {
    private static let names: [Substring: String] = [
      "swift": "Swift", "c": "C", "h": "C", "cc": "C++", "cpp": "C++", "cxx": "C++", "hpp": "C++",
      "m": "Objective-C", "mm": "Objective-C++", "rs": "Rust", "go": "Go", "py": "Python",
      "rb": "Ruby", "js": "JavaScript", "mjs": "JavaScript", "jsx": "JavaScript",
      "ts": "TypeScript", "tsx": "TypeScript", "java": "Java", "kt": "Kotlin", "kts": "Kotlin",
      "scala": "Scala", "cs": "C#", "fs": "F#", "php": "PHP", "pl": "Perl", "lua": "Lua",
      "sh": "Shell", "bash": "Shell", "zig": "Zig", "hs": "Haskell", "ml": "OCaml",
      "ex": "Elixir", "exs": "Elixir", "erl": "Erlang", "clj": "Clojure", "dart": "Dart",
      "r": "R", "jl": "Julia", "vue": "Vue", "html": "HTML", "css": "CSS", "scss": "SCSS",
    ]

    /// Returns the most common language; if several are equally common, the alphabetically first.
    static func mostCommon(in paths: some Sequence<Substring>) -> String? {
      var counts: [String: Int] = [:]
      for path in paths {
        guard let dot = path.lastIndex(of: ".") else { continue }
        if let name = names[path[path.index(after: dot)...]] { counts[name, default: 0] += 1 }
      }
      return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }
#endif
