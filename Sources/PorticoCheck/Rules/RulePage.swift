/// The documentation of a rule.
package struct RulePage: Sendable {
  /// The consequences of a violation.
  package var why: String
  /// Sources that break the rule. Lines such as `// FILE: Views/A.swift` divide them into files.
  package var example: String
  package var remedy: String
  /// The example without the violation.
  package var mended: String

  /// Returns the page as Markdown, which can be read in a terminal, too.
  package static func text(of rule: any Rule.Type) -> String {
    """
    # \(rule.name)

    \(rule.summary) Severity: \(rule.severity.rawValue) by default.

    ## Why
    \(rule.page.why)

    ## Example
    ```swift
    \(rule.page.example)
    ```

    ## How to mend it
    \(rule.page.remedy)
    ```swift
    \(rule.page.mended)
    ```

    """
  }
}
