// The floor: the toolchain's parser alone, on the files that are named on standard input.
import Foundation
import SwiftParser

var bytes = 0
var length = 0
while let path = readLine() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
  bytes += data.count
  length += tree.totalLength.utf8Length
}
print(bytes, length)
