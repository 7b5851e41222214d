/// The names of the available system symbols: a base name, alone or with one of its usual variants.
enum SymbolNames {
  static func contains(_ name: String) -> Bool {
    if known.contains(name) { return true }
    var base = Substring(name)
    while let suffix = variants.first(where: base.hasSuffix) {
      base = base.dropLast(suffix.count)
      if known.contains(String(base)) { return true }
    }
    return false
  }

  private static let variants = [
    ".fill", ".slash", ".circle", ".square", ".rectangle", ".rtl", ".inverse", ".badge.plus",
    ".badge.minus", ".badge.checkmark", ".badge.xmark", ".badge.exclamationmark", ".dashed",
  ]

  private static let known = Set(
    (bases + letters).split(whereSeparator: \.isWhitespace).map(String.init))

  private static let letters =
    (0...50).map { " \($0)" }.joined() + " a b c d e f g h i j k l m n o"
    + " p q r s t u v w x y z"

  private static let bases = """
    airplane airplane.arrival airplane.departure airplayaudio airplayvideo alarm alt ant
    antenna.radiowaves.left.and.right app app.badge app.gift applelogo archivebox arrow.2.circlepath
    arrow.3.trianglepath arrow.clockwise arrow.counterclockwise arrow.down arrow.down.left
    arrow.down.right arrow.down.doc arrow.down.to.line arrow.forward arrow.backward arrow.left
    arrow.left.and.right arrow.left.arrow.right arrow.right arrow.right.arrow.left arrow.right.doc.on.clipboard
    arrow.right.to.line arrow.triangle.2.circlepath arrow.triangle.branch arrow.triangle.merge
    arrow.triangle.pull arrow.triangle.swap arrow.turn.down.left arrow.turn.down.right
    arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.arrow.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.backward arrow.up.bin arrow.up.doc
    arrow.up.forward arrow.up.forward.app arrow.up.left arrow.up.left.and.arrow.down.right
    arrow.up.right arrow.up.to.line arrow.uturn.backward arrow.uturn.down arrow.uturn.forward
    arrow.uturn.left arrow.uturn.right arrow.uturn.up arrowshape.turn.up.left arrowshape.turn.up.right
    arrowtriangle.down arrowtriangle.left arrowtriangle.right arrowtriangle.up aspectratio asterisk at
    at.badge.plus backward backward.end bag bag.badge.plus banknote barcode barcode.viewfinder
    battery.0 battery.25 battery.50 battery.75 battery.100 bed.double bell bell.badge bell.and.waveform
    bicycle binoculars birthday.cake bold bolt bolt.horizontal book book.closed book.pages bookmark
    books.vertical briefcase bubble.left bubble.left.and.bubble.right bubble.right bubble.middle.bottom
    building building.2 building.columns burst bus calendar calendar.badge.clock camera
    camera.viewfinder capslock captions.bubble car cart case cat celsiussign chart.bar chart.bar.doc.horizontal
    chart.bar.xaxis chart.dots.scatter chart.line.uptrend.xyaxis chart.pie chart.xyaxis.line checkerboard.rectangle
    checklist checkmark checkmark.seal checkmark.shield chevron.backward chevron.compact.down
    chevron.compact.left chevron.compact.right chevron.compact.up chevron.down chevron.forward
    chevron.left chevron.left.2 chevron.left.forwardslash.chevron.right chevron.right chevron.right.2
    chevron.up chevron.up.chevron.down circle circle.grid.2x2 circle.grid.3x3 circle.hexagongrid
    circle.lefthalf.filled circle.righthalf.filled circlebadge clear clipboard clock
    clock.arrow.circlepath clock.badge cloud cloud.bolt cloud.drizzle cloud.fog cloud.rain cloud.snow cloud.sun
    command compass.drawing control cpu creditcard crop cross crown cube cup.and.saucer curlybraces
    cursorarrow desktopcomputer dial.low dial.medium dial.high dice die.face.1 die.face.2 die.face.3 die.face.4
    die.face.5 die.face.6 display divide doc doc.append doc.on.clipboard doc.on.doc doc.plaintext doc.richtext
    doc.text doc.text.magnifyingglass document document.on.document dog dollarsign dot.radiowaves.left.and.right
    dot.radiowaves.right drop ear earbuds ellipsis ellipsis.bubble ellipsis.message ellipsis.vertical
    envelope envelope.open equal eraser escape eurosign exclamationmark exclamationmark.2
    exclamationmark.3 exclamationmark.bubble exclamationmark.octagon exclamationmark.triangle externaldrive eye
    eyedropper eyeglasses face.dashed face.smiling faceid facemask fanblades faxmachine ferry
    figure.stand figure.walk figure.run film flag flag.checkered flag.2.crossed flame flashlight.off
    flashlight.on flowchart folder folder.badge.gearshape fork.knife forward forward.end function
    fuelpump gamecontroller gauge gauge.with.needle gear gearshape gearshape.2 gift giftcard globe
    globe.americas globe.europe.africa graduationcap greaterthan guitars gyroscope hammer hand.draw
    hand.point.down hand.point.left hand.point.right hand.point.up hand.point.up.left hand.raised
    hand.tap hand.thumbsdown hand.thumbsup hand.wave hare headphones heart heart.text.square
    helm hexagon highlighter hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled house
    hurricane icloud icloud.and.arrow.down icloud.and.arrow.up increase.indent infinity info info.bubble
    internaldrive iphone ipad italic key keyboard keyboard.chevron.compact.down ladybug lamp.desk
    laptopcomputer laurel.leading laurel.trailing leaf lessthan level lifepreserver lightbulb
    line.3.horizontal line.3.horizontal.decrease line.diagonal line.horizontal.3
    line.horizontal.3.decrease link list.bullet list.bullet.clipboard list.bullet.indent list.bullet.below.rectangle
    list.dash list.number list.star livephoto location location.north lock lock.open lock.shield
    lock.rotation loupe macwindow magazine magnifyingglass mail mail.and.text.magnifyingglass
    map mappin mappin.and.ellipse medal megaphone memories memorychip menubar.rectangle message metronome
    mic microphone minus minus.magnifyingglass moon moon.stars moon.zzz mountain.2 mouth multiply
    music.mic music.note music.note.list music.quarternote.3 network newspaper nosign note note.text
    number octagon opticaldisc option oval paintbrush paintbrush.pointed paintpalette paperclip
    paperplane paragraphsign pause pawprint pencil pencil.and.list.clipboard pencil.and.outline
    pencil.line pencil.tip percent person person.2 person.3 person.and.arrow.left.and.arrow.right
    person.badge.clock person.badge.key person.crop person.crop.circle.badge person.crop.rectangle.stack person.wave.2
    personalhotspot perspective phone phone.arrow.down.left phone.arrow.up.right phone.connection
    phone.down photo photo.on.rectangle photo.stack pianokeys pin pip play play.rectangle.on.rectangle playpause plus
    plus.app plus.bubble plus.forwardslash.minus plus.magnifyingglass plus.message plus.minus
    plus.rectangle.on.folder plus.square.on.square plus.viewfinder point.3.connected.trianglepath.dotted power
    powerplug printer projective puzzlepiece pyramid qrcode qrcode.viewfinder questionmark
    questionmark.app questionmark.diamond questionmark.folder questionmark.bubble quote.bubble
    quote.opening quote.closing radio rays record rectangle rectangle.3.group rectangle.and.pencil.and.ellipsis
    rectangle.grid.1x2 rectangle.grid.2x2 rectangle.grid.3x2 rectangle.on.rectangle
    rectangle.portrait rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    rectangle.split.2x1 rectangle.split.3x1 rectangle.stack rectangle.stack.person.crop repeat repeat.1 restart
    return rhombus rosette rotate.left rotate.right ruler safari scalemass scanner scissors scope
    scribble scroll sdcard seal server.rack shadow share shareplay shield shift ship shippingbox
    shuffle sidebar.leading sidebar.left sidebar.right sidebar.trailing signature signpost.right simcard sink
    slash.circle slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 slowmo smoke
    snow snowflake sofa sort sparkle sparkles speaker speaker.wave.1 speaker.wave.2 speaker.wave.3
    speedometer sportscourt square square.and.arrow.down square.and.arrow.up square.and.line.vertical.and.square
    square.and.pencil square.grid.2x2 square.grid.3x1.below.line.grid.1x2 square.grid.3x3 square.on.circle
    square.on.square square.split.2x1 square.split.2x2 square.stack square.stack.3d.down.right
    square.stack.3d.up squareshape star star.leadinghalf.filled staroflife stethoscope stop stopwatch
    storefront strikethrough suit.club suit.diamond suit.heart suit.spade suitcase sum sun.dust sun.haze sun.max
    sun.min sunrise sunset swift switch.2 syringe tablecells tag target teddybear terminal testtube.2
    text.aligncenter text.alignleft text.alignright text.append text.badge.checkmark text.badge.plus
    text.book.closed text.bubble text.cursor text.justify text.magnifyingglass text.quote
    textformat textformat.abc textformat.alt textformat.size theatermasks thermometer
    thermometer.medium ticket timelapse timer togglepower tornado tortoise touchid train.side.front.car
    tram trash tray tray.2 tray.and.arrow.down tray.and.arrow.up tray.full tree triangle trophy
    truck.box tshirt tv umbrella underline video view.2d view.3d viewfinder wallet.pass wand.and.rays
    wand.and.stars watch.analog water.waves waveform waveform.path waveform.path.ecg wifi wifi.exclamationmark wind
    window.vertical.open wrench wrench.and.screwdriver wrench.adjustable x.squareroot xmark xmark.bin xmark.octagon
    xmark.seal xmark.shield zzz
    """
}
