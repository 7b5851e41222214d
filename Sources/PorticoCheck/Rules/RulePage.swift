/// What a person should know about a rule.
package struct RulePage: Sendable {
  /// What goes wrong where it is broken.
  package var why: String
  /// Sources that break it, in lines of which some may name files: `// FILE: Views/A.swift`.
  package var example: String
  package var remedy: String
  /// The example without the finding.
  package var mended: String

  /// As Markdown, which reads well on a terminal too.
  package static func text(of rule: any Rule.Type) -> String {
    """
    # \(rule.name)

    \(rule.summary) Severity: \(rule.severity.rawValue), if `.portico.yml` says nothing else.

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
