extension Damage {
  /// Well-formed elements that say something strange.
  static let additions: [String: Verb] = [
    // segue ELEMENT CONTROLLER KIND: a segue from a controller, view or cell to a controller.
    "segue": { damage, text in
      let controllers = Markup(text).starts.filter { text.string($0.name).hasSuffix("ontroller") }
      guard let target = controllers.at(damage.number(2)), let id = identifier(target, text)
      else { return text }
      return connecting(
        damage, text,
        "<segue destination=\"\(id)\" kind=\"\(damage.word(3))\" relationship=\"\(damage.word(4))\" "
          + "identifier=\"new\" unwindAction=\"unwind:\" id=\"sg\(damage.number(1))\"/>")
    },
    // outlet ELEMENT OBJECT PROPERTY
    "outlet": { damage, text in
      guard let id = identifiers(text).at(damage.number(2)) else { return text }
      return connecting(
        damage, text,
        "<outlet property=\"\(damage.word(3))\" destination=\"\(text.string(id.value))\" "
          + "id=\"ot\(damage.number(1))\"/>")
    },
    // action ELEMENT OBJECT SELECTOR EVENT
    "action": { damage, text in
      guard let id = identifiers(text).at(damage.number(2)) else { return text }
      return connecting(
        damage, text,
        "<action selector=\"\(damage.word(3))\" destination=\"\(text.string(id.value))\" "
          + "eventType=\"\(damage.word(4))\" id=\"ac\(damage.number(1))\"/>")
    },
    // runtime ELEMENT TYPE KEYPATH VALUE
    "runtime": { damage, text in
      inside(
        "userDefinedRuntimeAttributes", damage, text,
        "<userDefinedRuntimeAttribute type=\"\(damage.word(2))\" keyPath=\"\(damage.word(3))\" "
          + "value=\"\(damage.rest(4))\"><real key=\"value\" value=\"\(damage.rest(4))\"/>"
          + "<rect key=\"value\" x=\"\(damage.rest(4))\"/></userDefinedRuntimeAttribute>")
    },
    // constraint ELEMENT FIRST ATTRIBUTE SECOND ATTRIBUTE RELATION CONSTANT MULTIPLIER PRIORITY
    "constraint": { damage, text in
      let ids = identifiers(text)
      guard let first = ids.at(damage.number(2)), let second = ids.at(damage.number(4)) else {
        return text
      }
      return inside(
        "constraints", damage, text,
        "<constraint firstItem=\"\(text.string(first.value))\" firstAttribute=\"\(damage.word(3))\" "
          + "secondItem=\"\(text.string(second.value))\" secondAttribute=\"\(damage.word(5))\" "
          + "relation=\"\(damage.word(6))\" constant=\"\(damage.word(7))\" "
          + "multiplier=\"\(damage.word(8))\" priority=\"\(damage.word(9))\" "
          + "id=\"co\(damage.number(1))\"/>")
    },
  ]

  private static func connecting(_ damage: Damage, _ text: [UInt8], _ xml: String) -> [UInt8] {
    inside("connections", damage, text, xml)
  }

  /// Puts an element in a list of the object that the damage's first number tells, and makes the list if there is none.
  private static func inside(
    _ list: String, _ damage: Damage, _ text: [UInt8], _ xml: String
  ) -> [UInt8] {
    let starts = Markup(text).starts
    let objects = starts.filter { !$0.isSingle && identifier($0, text) != nil }
    guard let object = objects.at(damage.number(1)) else { return text }
    let range = object.range.upperBound..<object.elementEnd!
    let lists = starts.filter {
      range.contains($0.range.lowerBound) && text.string($0.name) == list
    }
    // The last one is the object's own; those before may be its subviews'.
    if let own = lists.last, !own.isSingle { return text.inserting(xml, at: own.range.upperBound) }
    return text.inserting("<\(list)>\(xml)</\(list)>", at: object.range.upperBound)
  }

  private static func identifier(_ tag: Markup.Tag, _ text: [UInt8]) -> String? {
    tag.attributes.first { text.string($0.name) == "id" }.map { text.string($0.value) }
  }
}
