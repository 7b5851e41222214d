/// The plural category of a number in a language, by the rules of the Unicode Consortium for integers.
package enum PluralRule {
  /// Returns `zero`, `one`, `two`, `few`, `many` or `other`.
  package static func category(of number: Int, in language: String) -> String {
    let count = number.magnitude
    let (tens, ones) = (count % 100, count % 10)
    switch language.split(separator: "-").first.map(String.init) ?? language {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my":
      return "other"
    case "fr", "pt", "hi", "fa", "hy", "bn", "gu", "kn", "zu":
      return count <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "sr", "hr", "bs":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
    case "pl":
      if count == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk":
      return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "ro":
      return count == 1 ? "one" : count == 0 || (1...19).contains(tens) ? "few" : "other"
    case "lt":
      if ones == 1, !(11...19).contains(tens) { return "one" }
      return (2...9).contains(ones) && !(11...19).contains(tens) ? "few" : "other"
    case "lv":
      if ones == 0 || (11...19).contains(tens) { return "zero" }
      return ones == 1 && tens != 11 ? "one" : "other"
    case "sl":
      return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    case "he":
      return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ar":
      switch count {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
      }
    default:
      return count == 1 ? "one" : "other"
    }
  }
}
