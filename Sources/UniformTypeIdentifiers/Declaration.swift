/// The declaration of a type that the system knows.
struct Declaration: Sendable {
  let identifier: String
  let description: String?
  let parents: [String]
  private let extensions: [String]
  private let mimeTypes: [String]

  private init(_ row: Substring) {
    let parts = row.split(separator: "|", omittingEmptySubsequences: false)
    func words(_ index: Int) -> [String] { parts[index].split(separator: " ").map(String.init) }
    identifier = String(parts[0])
    description = parts[1].isEmpty ? nil : String(parts[1])
    (parents, extensions, mimeTypes) = (words(2), words(3), words(4))
  }

  func tags(_ tagClass: UTTagClass) -> [String] {
    switch tagClass {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }

  static let list = table.split(separator: "\n").map(Declaration.init)
  static let all = Dictionary(
    list.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  // Identifier, description, parents, extensions of file names and MIME types, the preferred first.
  private static let table = """
    public.item||||
    public.content||||
    public.composite-content||public.content||
    public.disk-image|disk image|public.archive||
    public.data|data|public.item||
    public.directory|directory|public.item||
    com.apple.resolvable||||
    public.symlink|symlink|public.item com.apple.resolvable||
    public.executable|executable|public.item||
    com.apple.mount-point|mount point|public.item com.apple.resolvable||
    com.apple.alias-file|alias|public.data com.apple.resolvable||
    com.apple.bookmark|bookmark|public.data com.apple.resolvable||
    public.url|URL|public.data||
    public.file-url|file URL|public.url||
    public.text|text|public.data public.content||
    public.plain-text|text|public.text|txt text|text/plain
    public.utf8-plain-text|UTF-8 text|public.plain-text||text/plain;charset=utf-8
    public.utf16-external-plain-text|UTF-16 text|public.plain-text||text/plain;charset=utf-16
    public.utf16-plain-text|UTF-16 text|public.plain-text||
    public.delimited-values-text|delimited text|public.text||
    public.comma-separated-values-text|CSV document|public.delimited-values-text public.plain-text|csv|text/csv
    public.tab-separated-values-text|TSV document|public.delimited-values-text public.plain-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|TSV document|public.tab-separated-values-text||
    public.rtf|RTF document|public.text|rtf|text/rtf application/rtf
    public.html|HTML document|public.text|html htm shtml|text/html
    public.xml|XML document|public.text|xml|application/xml text/xml
    public.yaml|YAML document|public.text|yml yaml|application/x-yaml
    public.css|CSS style sheet|public.text|css|text/css
    public.source-code|source code|public.plain-text||
    public.assembly-source|assembly source|public.source-code|s|
    public.c-source|C source|public.source-code|c|
    public.objective-c-source|Objective-C source|public.source-code|m|
    public.swift-source|Swift source|public.source-code|swift|text/x-swift
    public.c-plus-plus-source|C++ source|public.source-code|cpp cc cxx|
    public.c-header|C header|public.source-code|h|
    public.c-plus-plus-header|C++ header|public.source-code|hpp hh|
    public.script|script|public.source-code||
    com.apple.applescript.text|AppleScript|public.script|applescript|
    com.apple.applescript.script|script|public.data public.script|scpt|
    com.netscape.javascript-source|JavaScript|public.source-code public.executable|js mjs|text/javascript application/javascript
    public.shell-script|shell script|public.script|sh command|
    public.perl-script|Perl script|public.shell-script|pl|
    public.python-script|Python script|public.shell-script|py|
    public.ruby-script|Ruby script|public.shell-script|rb|
    public.php-script|PHP script|public.shell-script|php|
    public.make-source|makefile|public.script|mk|
    public.json|JSON document|public.text|json|application/json
    com.apple.property-list|property list|public.data|plist|
    com.apple.xml-property-list|XML property list|public.xml com.apple.property-list||
    com.apple.binary-property-list|binary property list|com.apple.property-list||
    com.adobe.pdf|PDF document|public.data public.composite-content|pdf|application/pdf
    com.apple.rtfd|RTFD document|com.apple.package public.composite-content|rtfd|
    com.apple.flat-rtfd|RTFD document|public.data public.composite-content||
    com.apple.webarchive|web archive|public.data public.composite-content|webarchive|
    public.image|image|public.data public.content||
    public.jpeg|JPEG image|public.image|jpeg jpg jpe|image/jpeg image/jpg
    public.tiff|TIFF image|public.image|tiff tif|image/tiff
    com.compuserve.gif|GIF image|public.image|gif|image/gif
    public.png|PNG image|public.image|png|image/png
    com.apple.icns|icon|public.image|icns|
    com.microsoft.bmp|BMP image|public.image|bmp|image/bmp
    com.microsoft.ico|Windows icon|public.image|ico|image/vnd.microsoft.icon
    public.camera-raw-image|raw image|public.image||
    public.svg-image|SVG document|public.image public.xml|svg svgz|image/svg+xml
    com.apple.live-photo|live photo|||
    public.heif|HEIF image|public.image|heif|image/heif
    public.heic|HEIC image|public.heif|heic|image/heic
    org.webmproject.webp|WebP image|public.image|webp|image/webp
    com.ilm.openexr-image|OpenEXR image|public.image|exr|
    public.3d-content|3D content|public.content||
    com.pixar.universal-scene-description|USD scene|public.data public.3d-content|usd|
    com.pixar.universal-scene-description-mobile|USDZ scene|public.data public.3d-content|usdz|model/vnd.usdz+zip
    com.apple.reality|Reality file|public.data|reality|
    com.apple.scenekit.scene|SceneKit scene|public.3d-content|scn|
    public.audiovisual-content|audiovisual content|public.data public.content||
    public.movie|movie|public.audiovisual-content||
    public.video|video|public.movie||
    public.audio|audio|public.audiovisual-content||
    com.apple.quicktime-movie|QuickTime movie|public.movie|mov qt|video/quicktime
    public.mpeg|MPEG movie|public.movie|mpg mpeg|video/mpeg
    public.mpeg-2-video|MPEG-2 video|public.video|m2v|video/mpeg2
    public.mpeg-2-transport-stream|MPEG-2 transport stream|public.movie|ts|
    public.mp3|MP3 audio|public.audio|mp3|audio/mpeg audio/mp3
    public.mpeg-4|MPEG-4 movie|public.movie|mp4 mpg4|video/mp4
    public.mpeg-4-audio|MPEG-4 audio|public.audio|m4a|audio/mp4 audio/x-m4a
    com.apple.protected-mpeg-4-audio|protected audio|public.audio|m4p|
    com.apple.protected-mpeg-4-video|protected video|public.movie|m4v|
    public.avi|AVI movie|public.movie|avi|video/avi video/x-msvideo
    public.aiff-audio|AIFF audio|public.audio|aiff aif|audio/aiff
    com.microsoft.waveform-audio|WAVE audio|public.audio|wav|audio/wav audio/vnd.wave
    public.midi-audio|MIDI audio|public.audio|mid midi|audio/midi
    public.playlist|playlist|||
    public.m3u-playlist|M3U playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl
    public.folder|folder|public.directory||
    public.volume|volume|public.folder||
    com.apple.package|package|public.directory||
    com.apple.bundle|bundle|public.directory||
    com.apple.plugin|plug-in|com.apple.bundle com.apple.package|plugin|
    com.apple.metadata-importer|importer|com.apple.plugin|mdimporter|
    com.apple.quicklook-generator|generator|com.apple.plugin|qlgenerator|
    com.apple.xpc-service|XPC service|com.apple.bundle com.apple.package|xpc|
    com.apple.framework|framework|com.apple.bundle|framework|
    com.apple.application|application|public.executable||
    com.apple.application-bundle|application|com.apple.application com.apple.bundle com.apple.package|app|
    com.apple.application-and-system-extension|extension|com.apple.xpc-service|appex|
    public.unix-executable|executable|public.data public.executable||
    com.microsoft.windows-executable|Windows executable|public.data public.executable|exe|
    com.apple.systempreference.prefpane|preference pane|com.apple.bundle com.apple.package|prefpane|
    public.archive|archive|public.data||
    org.gnu.gnu-zip-archive|gzip archive|public.archive|gz gzip|application/gzip application/x-gzip
    public.bzip2-archive|bzip2 archive|public.archive|bz2|application/x-bzip2
    public.zip-archive|ZIP archive|public.archive|zip|application/zip
    com.apple.archive|Apple archive|public.archive|aar|
    public.tar-archive|tar archive|public.archive|tar|application/x-tar
    public.spreadsheet|spreadsheet|public.content||
    public.presentation|presentation|public.composite-content||
    public.database|database|||
    public.message|message|||
    public.contact|contact|||
    public.vcard|vCard|public.text public.contact|vcf vcard|text/vcard text/x-vcard
    public.to-do-item|to-do item|||
    public.calendar-event|calendar event|||
    public.email-message|email message|public.message||
    com.apple.internet-location|internet location|public.data||
    com.microsoft.internet-shortcut|internet shortcut|public.data|url|
    public.font|font|||
    public.bookmark|bookmark|||
    com.rsa.pkcs-12|PKCS #12 data|public.data|p12 pfx|application/x-pkcs12
    public.x509-certificate|certificate|public.data|cer crt der|application/x-x509-ca-cert
    org.idpf.epub-container|EPUB document|public.data public.composite-content|epub|application/epub+zip
    public.log|log|public.plain-text|log|
    com.apple.haptics.ahap|haptic pattern|public.data|ahap|
    net.daringfireball.markdown|Markdown text|public.plain-text|md markdown|text/markdown
    public.iso-calendar|calendar|public.text|ics|text/calendar
    public.truetype-ttf-font|TrueType font|public.data public.font|ttf|font/ttf
    public.opentype-font|OpenType font|public.data public.font|otf|font/otf
    com.microsoft.word.doc|Word document|public.data|doc|application/msword
    org.openxmlformats.wordprocessingml.document|Word document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.spreadsheetml.sheet|Excel spreadsheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.presentationml.presentation|PowerPoint presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation
    """
}
