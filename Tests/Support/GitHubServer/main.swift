import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A client that goes away while it is answered must not take the server with it.
signal(SIGPIPE, SIG_IGN)

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  FileHandle.standardError.write(Data("github-server: \(error.explanation)\n".utf8))
  exit(64)
}
if options.showsHelp {
  print(Options.help)
  exit(0)
}

let hub = GitHub(options)
do {
  let listener = try Listener(port: options.port)
  FileHandle.standardOutput.write(Data("http://127.0.0.1:\(listener.port)\n".utf8))
  let serving = Thread { listener.serve { hub.handle($0, from: $1) } }
  serving.start()
} catch {
  FileHandle.standardError.write(Data("github-server: \(error)\n".utf8))
  exit(74)
}

// Whoever started the server holds its input open; it never outlives them.
while !options.stays, readLine() != nil {}
while options.stays { pause() }
