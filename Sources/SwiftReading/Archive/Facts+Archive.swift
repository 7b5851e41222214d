extension FileFacts {
  /// The number of lines, which comes first. It's left out when facts are compared, because comments change it.
  package static let uncountedBytes = 8

  package func write(to archive: inout ArchiveWriter) {
    archive.fixed(UInt64(lines))
    archive.texts(imports)
    for line in importLines { archive.count(line) }
    archive.count(types.count)
    for type in types { type.write(to: &archive) }
    archive.count(functions.count)
    for function in functions { function.write(to: &archive) }
    archive.count(codeLines)
    archive.flags(isGenerated)
    archive.count(problems.count)
    for problem in problems {
      archive.text(problem.text)
      archive.count(problem.line ?? 0)
      archive.flags(problem.isBroken)
    }
    archive.count(permissions.count)
    for permission in permissions {
      archive.count(permission.line)
      archive.count(permission.lines.lowerBound)
      archive.count(permission.lines.upperBound == .max ? 0 : permission.lines.upperBound)
      archive.texts(permission.rules)
      archive.text(permission.flaw)
    }
  }

  package init(from archive: inout ArchiveReader) {
    lines = Int(truncatingIfNeeded: archive.fixed())
    imports = archive.texts()
    importLines = imports.map { _ in archive.count() }
    types = archive.list { TypeFacts(from: &$0) }
    functions = archive.list { FunctionFacts(from: &$0) }
    codeLines = archive.count()
    isGenerated = archive.count() != 0
    problems = archive.list { archive in
      let (text, line) = (archive.text(), archive.count())
      return FileProblem(text, line: line > 0 ? line : nil, isBroken: archive.count() != 0)
    }
    permissions = archive.list { archive in
      let (line, first, last) = (archive.count(), archive.count(), archive.count())
      // The order of the lines is unreliable in a damaged cache.
      return Permission(
        line: line, lines: first...(last == 0 ? .max : max(first, last)), rules: archive.texts(),
        flaw: archive.optionalText())
    }
  }
}

extension TypeFacts {
  package func write(to archive: inout ArchiveWriter) {
    archive.count(Int(kind.rawValue))
    archive.text(name)
    archive.texts(inherits)
    archive.table(generics)
    archive.texts(parameters)
    archive.table(aliases)
    archive.texts(attributes)
    archive.flags(isPrivate)
    archive.count(properties.count)
    for property in properties { property.write(to: &archive) }
    archive.count(functions.count)
    for function in functions { function.write(to: &archive) }
    archive.texts(cases)
    archive.count(line)
    archive.count(endLine)
  }

  package init(from archive: inout ArchiveReader) {
    kind = Kind(rawValue: UInt8(truncatingIfNeeded: archive.count())) ?? .class
    name = archive.text()
    inherits = archive.texts()
    generics = archive.table()
    parameters = archive.texts()
    aliases = archive.table()
    attributes = archive.texts()
    isPrivate = archive.count() != 0
    properties = archive.list { PropertyFacts(from: &$0) }
    functions = archive.list { FunctionFacts(from: &$0) }
    cases = archive.texts()
    line = archive.count()
    endLine = archive.count()
  }
}

extension PropertyFacts {
  package func write(to archive: inout ArchiveWriter) {
    archive.text(name)
    archive.text(type)
    archive.count(Int(ownership.rawValue))
    archive.flags(
      isStatic, isConstant, isComputed, isLazy, isPrivate, isSettable, hasObserver, isInitialCall)
    archive.texts(attributes)
    archive.text(initial)
    archive.count(line)
  }

  package init(from archive: inout ArchiveReader) {
    self.init(name: archive.text())
    type = archive.optionalText()
    ownership = Ownership(rawValue: UInt8(truncatingIfNeeded: archive.count())) ?? .strong
    let flags = archive.count()
    isStatic = flags & 1 != 0
    isConstant = flags & 2 != 0
    isComputed = flags & 4 != 0
    isLazy = flags & 8 != 0
    isPrivate = flags & 16 != 0
    isSettable = flags & 32 != 0
    hasObserver = flags & 64 != 0
    isInitialCall = flags & 128 != 0
    attributes = archive.texts()
    initial = archive.optionalText()
    line = archive.count()
  }
}

extension FunctionFacts {
  package func write(to archive: inout ArchiveWriter) {
    archive.count(Int(kind.rawValue))
    archive.text(name)
    archive.texts(generics)
    archive.count(parameters.count)
    for parameter in parameters {
      archive.text(parameter.label)
      archive.text(parameter.name)
      archive.text(parameter.type)
      archive.text(parameter.initial)
    }
    archive.text(result)
    archive.flags(isStatic, isOverride, isPrivate, isAsync, body != nil)
    archive.texts(attributes)
    archive.count(line)
    archive.count(endLine)
    body?.write(to: &archive)
  }

  package init(from archive: inout ArchiveReader) {
    let kind = Kind(rawValue: UInt8(truncatingIfNeeded: archive.count())) ?? .function
    self.init(kind: kind, name: archive.text())
    generics = archive.texts()
    parameters = archive.list {
      Parameter(
        label: $0.text(), name: $0.text(), type: $0.text(), initial: $0.optionalText())
    }
    result = archive.optionalText()
    let flags = archive.count()
    isStatic = flags & 1 != 0
    isOverride = flags & 2 != 0
    isPrivate = flags & 4 != 0
    isAsync = flags & 8 != 0
    attributes = archive.texts()
    line = archive.count()
    endLine = archive.count()
    if flags & 16 != 0 { body = BodyFacts(from: &archive) }
  }
}

extension BodyFacts {
  package func write(to archive: inout ArchiveWriter) {
    for value in [cyclomatic, cognitive, lines, statements, tokens] { archive.count(value) }
    archive.flags(isForward)
    archive.text(result)
    archive.table(locals)
    archive.count(uses.count)
    for use in uses { use.write(to: &archive) }
  }

  package init(from archive: inout ArchiveReader) {
    cyclomatic = archive.count()
    cognitive = archive.count()
    lines = archive.count()
    statements = archive.count()
    tokens = archive.count()
    isForward = archive.count() != 0
    result = archive.optionalText()
    locals = archive.table()
    uses = archive.list { Use(from: &$0) }
  }
}

extension Use {
  package func write(to archive: inout ArchiveWriter) {
    archive.texts(path)
    archive.count(Int(calls))
    archive.count(line)
    archive.count(closure)
    archive.flags(
      isWrite, isOfSelf, isOptional, isAwaited, takesClosure, holdsSelfWeakly, isInClosure,
      assigned != nil, isCompared, isInGuard)
    archive.count(arguments.count)
    for argument in arguments {
      archive.text(argument.label)
      archive.text(argument.value)
    }
    if let assigned { archive.text(assigned) }
  }

  package init(from archive: inout ArchiveReader) {
    self.init(path: archive.texts())
    if path.isEmpty { path = [""] }
    calls = UInt32(truncatingIfNeeded: archive.count())
    line = archive.count()
    closure = archive.count()
    let flags = archive.count()
    isWrite = flags & 1 != 0
    isOfSelf = flags & 2 != 0
    isOptional = flags & 4 != 0
    isAwaited = flags & 8 != 0
    takesClosure = flags & 16 != 0
    holdsSelfWeakly = flags & 32 != 0
    isInClosure = flags & 64 != 0
    isCompared = flags & 256 != 0
    isInGuard = flags & 512 != 0
    arguments = archive.list { Argument(label: $0.text(), value: $0.text()) }
    if flags & 128 != 0 { assigned = archive.text() }
  }
}
