import Foundation
import Testing

@Suite("Repositories of somebody who means harm", .timeLimit(.minutes(15)))
struct HostileRepositoryTests {
  let portico: CommandRun
  private var mark: String { portico.path("harm") }

  init() throws {
    portico = try CommandRun()
    try portico.git("init", "-q", "-b", "main")
    try portico.write(Samples.login, to: "App/Login.swift")
    try portico.git("add", "-A")
    try portico.git("commit", "-q", "-m", "a")
    try portico.write(Samples.login + Samples.clean, to: "App/Login.swift")
  }

  private func compare() -> CommandRun.Answer {
    portico("check", "--no-cache", "--diff", "HEAD", "@App")
  }

  @Test(
    "Comparing with a revision runs nothing that the repository names",
    arguments: [
      ["core.fsmonitor", "touch MARK; echo"],
      ["core.sshCommand", "touch MARK"],
      ["core.pager", "touch MARK"],
      ["diff.external", "touch MARK"],
      ["filter.evil.clean", "touch MARK; cat"],
      ["filter.evil.process", "touch MARK"],
      ["filter.evil.clean", "touch MARK; cat", "filter.evil.required", "true"],
      ["diff.evil.textconv", "touch MARK; cat"],
      ["diff.evil.command", "touch MARK"],
      ["alias.diff", "!touch MARK"],
    ])
  func programs(_ settings: [String]) throws {
    for index in stride(from: 0, to: settings.count, by: 2) {
      try portico.git("config", settings[index], settings[index + 1].replacing("MARK", with: mark))
    }
    try portico.write("*.swift filter=evil diff=evil\n", to: ".git/info/attributes")
    let answer = compare()
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.out.contains("LoginViewController"))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("Neither do its hooks run, nor what submodules and included settings name")
  func others() throws {
    let hook = ".git/hooks/post-index-change"
    try portico.write("#!/bin/sh\ntouch \(mark)\n", to: hook)
    chmod(portico.path(hook), 0o755)
    try portico.write("[core]\n\tfsmonitor = touch \(mark); echo\n", to: "settings")
    try portico.git("config", "include.path", portico.path("settings"))
    try portico.git("config", "includeIf.gitdir:**.path", portico.path("settings"))
    try portico.git("init", "-q", "App/Sub")
    try portico.write("", to: "App/Sub/a.swift")
    try portico.git("-C", "App/Sub", "add", "-A")
    try portico.git("-C", "App/Sub", "commit", "-q", "-m", "a")
    try portico.git("-c", "core.fsmonitor=false", "add", "App/Sub")
    try portico.git("-C", "App/Sub", "config", "core.fsmonitor", "touch \(mark); echo")
    try? FileManager.default.removeItem(atPath: mark)
    // What is unchanged but seems not to be has the index written anew.
    utimes(portico.path("App/Login.swift"), nil)
    #expect(compare().status == 0)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("An object that is missing is not fetched")
  func fetching() throws {
    for (name, value) in [
      ("remote.o.url", "ext::sh -c touch% \(mark)"), ("remote.o.promisor", "true"),
      ("extensions.partialClone", "o"), ("core.repositoryFormatVersion", "1"),
      ("protocol.ext.allow", "always"),
    ] { try portico.git("config", name, value) }
    try FileManager.default.removeItem(atPath: portico.path(".git/objects"))
    for name in ["objects/info", "objects/pack"] {
      try FileManager.default.createDirectory(
        atPath: portico.path(".git/" + name), withIntermediateDirectories: true)
    }
    let answer = compare()
    #expect(answer.status == 2)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("A filter whose name no setting can name is refused")
  func unnameable() throws {
    try portico.git("config", "filter.a=b.clean", "touch \(mark); cat")
    #expect(compare().error.contains("'filter.a=b' can't be switched off"))
  }

  @Test(
    "A pipe in place of a file of git's is told of",
    arguments: ["HEAD", "config", "index", "packed-refs", "refs/heads/main", "objects/aa/bb"])
  func pipes(_ name: String) throws {
    let path = portico.path(".git/" + name)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    mkfifo(path, 0o600)
    let answer = compare()
    #expect(answer.status == 2)
    #expect(answer.error.contains("/.git/\(name) cannot be read: it is a pipe, not a file"))
  }

  @Test("A link to a pipe or a device, and a pipe called .git are told of, too")
  func linkedPipes() throws {
    let config = portico.path(".git/config")
    try FileManager.default.removeItem(atPath: config)
    try FileManager.default.createSymbolicLink(
      atPath: config, withDestinationPath: "/dev/zero")
    #expect(compare().error.contains("/.git/config cannot be read: it is a device, not a file"))
    try FileManager.default.removeItem(atPath: portico.path(".git"))
    mkfifo(portico.path(".git"), 0o600)
    #expect(compare().error.contains("/.git cannot be read: it is a pipe, not a file"))
  }

  @Test("Pipes, devices and links to themselves among the sources are told of, the rest is judged")
  func sources() throws {
    mkfifo(portico.path("App/Pipe.swift"), 0o600)
    mkfifo(portico.path("App/.gitignore"), 0o600)
    for (name, place) in [("Zero.swift", "/dev/zero"), ("Own.swift", "Own.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: portico.path("App/" + name), withDestinationPath: place)
    }
    let answer = portico("check", "--no-cache", "@App")
    #expect(answer.out.contains("@/App/Pipe.swift: cannot be read: it is a pipe, not a file\n"))
    #expect(answer.out.contains("@/App/.gitignore: cannot be read: it is a pipe, not a file\n"))
    #expect(answer.out.contains("@/App/Zero.swift: cannot be read: it is a device, not a file\n"))
    #expect(answer.out.contains("2 screens"))
    #expect(answer.status == 2)
    #expect(
      portico("advise", "@App/Pipe.swift").error
        == "portico advise: @/App/Pipe.swift cannot be read: it is a pipe, not a file\n")
  }

  @Test(
    "A configuration that is no file is told of",
    arguments: [
      ("/dev/zero", "it is a device, not a file"), ("pipe", "it is a pipe, not a file"),
      (".portico.yml", "Too many levels of symbolic links"), ("gone", "No such file or directory"),
    ])
  func configuration(_ place: String, _ reason: String) throws {
    mkfifo(portico.path("App/pipe"), 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: portico.path("App/.portico.yml"), withDestinationPath: place)
    #expect(
      portico("check", "--no-cache", "@App").error
        == "portico check: @/App/.portico.yml cannot be read: \(reason)\n")
  }

  @Test("A link to a folder around what is read is not followed")
  func around() throws {
    try portico.write(Samples.clean.replacing("About", with: "Other"), to: "Other/Other.swift")
    for (name, place) in [("Up", ".."), ("Root", "/"), ("Own", "Own")] {
      try FileManager.default.createSymbolicLink(
        atPath: portico.path("App/" + name), withDestinationPath: place)
    }
    let answer = portico("check", "--no-cache", "@App")
    #expect(!answer.out.contains("OtherViewController"))
    #expect(answer.out.contains("LoginViewController"))
    #expect(answer.status == 1, "\(answer)")
  }

  @Test("A cache that is a pipe is told of")
  func cache() throws {
    mkfifo(portico.path("cache"), 0o600)
    let answer = portico("check", "--cache", "@cache", "@App")
    #expect(answer.error.hasPrefix("note: @/cache cannot be written"))
    #expect(answer.status == 1)
  }
}
