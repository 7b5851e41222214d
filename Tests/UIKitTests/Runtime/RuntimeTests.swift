import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct RuntimeTests {
  /// No object of Foundation.
  final class Bell {
    var rings = 0
    func ring() { rings += 1 }
  }

  @Test("Objects of whatever class get messages")
  func messages() {
    let bell = Bell()
    let ring = Selector("ring")
    #expect(_Messaged(bell).responds(to: ring) && !_Messaged(bell).responds(to: Selector("sing")))
    let object: AnyObject? = bell
    _Messaged(object)?.perform(ring)
    _Messaged(object!).perform(ring)
    #expect(bell.rings == 2)
    let nothing: AnyObject? = nil
    #expect(_Messaged(nothing)?.responds(to: ring) == nil)
    #expect(!_Messaged(UIView()).responds(to: ring))
  }

  // developer.apple.com/documentation/objectivec/nsobject-swift.class/doesnotrecognizeselector(_:)
  @Test("An unknown message ends the program")
  func unknown() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIView().perform(Selector("sing")) }
    }
    #expect(
      errorText(of: result).contains(
        "-[UIKit.UIView sing]: unrecognized selector sent to an instance"))
  }

  // developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  @Test("Objects respond to the getters, setters and methods of UIKit's classes")
  func respondsToMembers() {
    let view = UITextView()
    for name in [
      "isEditable", "setEditable:", "text", "setText:", "backgroundColor", "setBackgroundColor:",
      "becomeFirstResponder", "addSubview:", "insertSubview:at:", "setContentOffset:animated:",
      "copy:",
    ] {
      #expect(view.responds(to: Selector(name)), "\(name)")
    }
    for name in ["setContentSize", "window:", "setWindow", "isEditabel", "setHeight:"] {
      #expect(!view.responds(to: Selector(name)), "\(name)")
    }
    #expect(!UIView().responds(to: Selector("isEditable")))
    #expect(!UIView().responds(to: Selector("copy:")))
    #expect(!view.canPerformAction(Selector("setText:"), withSender: nil))
  }

  @Test("A message returns what is an object for Objective-C")
  func returnsObjects() {
    final class Shelf: NSObject, _NamedMembers {
      static let _namedMembers: [_NamedMember] = [
        .method("text", { (_: Shelf) in "a" }), .method("list", { (_: Shelf) in [1, 2] }),
        .method("number", { (_: Shelf) in 1 }), .method("view", { (_: Shelf) in Shelf() }),
      ]
    }
    func result(_ name: String) -> AnyObject? {
      Shelf().perform(Selector(name))?.takeUnretainedValue()
    }
    #expect(result("text") as? String == "a")
    #expect(result("list") as? [Int] == [1, 2])
    #expect(result("view") is Shelf)
    #expect(result("number") == nil)
  }

  // developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
  @Test("A message gets and sets a property")
  func performsAccessors() {
    let field = UITextField()
    let font = UIFont.systemFont(ofSize: 31)
    field.perform(Selector("setFont:"), with: font)
    #expect(field.font == font)
    #expect(field.perform(Selector("font")).takeUnretainedValue() as? UIFont == font)
    field.perform(Selector("setPlaceholder:"), with: nil)
    #expect(field.perform(Selector("placeholder")) == nil)
    let constraint = field.widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.perform(Selector("firstItem")).takeUnretainedValue() === field)
  }

  @Test("Objects respond to the getters and setters in their table")
  func respondsToNamedProperties() {
    final class Door: NSObject, _NamedMembers {
      var isOpen = false
      static let _namedMembers: [_NamedMember] = [
        .property("isOpen", { (door: Door) in door.isOpen }, { $0.isOpen = $1 }),
        .property("size", { (_: Door) in 1 }),
      ]
    }
    let door = Door()
    #expect(door.responds(to: Selector("isOpen")) && door.responds(to: Selector("setOpen:")))
    #expect(door.responds(to: Selector("size")) && !door.responds(to: Selector("setSize:")))
  }

  @Test("Undo takes back what was registered together, and redo makes it again")
  func undo() {
    final class Model {
      var value = 0
      let undoManager = UndoManager()
      func set(_ new: Int) {
        let old = value
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        value = new
      }
    }
    let model = Model()
    model.undoManager.groupsByEvent = false
    for value in 1...3 {
      model.undoManager.beginUndoGrouping()
      model.set(value * 10)
      model.set(value)
      model.undoManager.setActionName("Set \(value)")
      model.undoManager.endUndoGrouping()
    }
    #expect(model.undoManager.undoMenuItemTitle == "Undo Set 3")
    model.undoManager.undo()
    #expect(model.value == 2)
    model.undoManager.undo()
    #expect(model.value == 1)
    model.undoManager.redo()
    #expect(model.value == 2)
    #expect(model.undoManager.redoMenuItemTitle == "Redo Set 3")
    model.undoManager.beginUndoGrouping()
    model.set(7)
    model.undoManager.endUndoGrouping()
    #expect(!model.undoManager.canRedo)
    model.undoManager.removeAllActions(withTarget: model)
    #expect(!model.undoManager.canUndo)
  }

  @Test("What is registered in a turn of the main loop is undone together")
  func undoByEvent() async {
    final class Box { var value = 0 }
    let box = Box()
    let manager = UndoManager()
    for step in 1...2 {
      box.value = step
      manager.registerUndo(withTarget: box) { $0.value -= 1 }
    }
    #expect(manager.canUndo)
    manager.undo()
    #expect(box.value == 0)
    #expect(!manager.canUndo)
  }

  @Test("Targets of controls are told apart, and asked by name for editing")
  func targets() {
    let control = UIControl()
    let field = UITextField()
    field.text = "all of it"
    control.addTarget(field, action: "selectAll:", for: .touchUpInside)
    control.addTarget(nil, action: "paste:", for: .valueChanged)
    #expect(control.actions(forTarget: field, forControlEvent: .touchUpInside) == ["selectAll:"])
    #expect(control.allTargets.contains(field))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(field.editor.selection == 0..<9)
    #expect(field.canPerformAction("copy:", withSender: nil))
    control.removeTarget(field, action: nil, for: .allEvents)
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("Geometry can be written as text and in coders")
  func geometry() throws {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
  }

  @Test("Transforms in space multiply, invert and keep what they do in the plane")
  func transforms() {
    var transform = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
    transform = CATransform3DTranslate(transform, 5, 6, 7)
    transform = CATransform3DScale(transform, 2, 3, 4)
    let back = CATransform3DConcat(transform, CATransform3DInvert(transform)).rows
    for (entry, expected) in zip(back, CATransform3DIdentity.rows) {
      #expect(abs(entry - expected) < 1e-9)
    }
    let flat = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)
    let lifted = CATransform3DMakeAffineTransform(flat)
    #expect(CATransform3DIsAffine(lifted))
    #expect(CATransform3DGetAffineTransform(lifted) == flat)
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 2))
    #expect(turned == CGAffineTransform(rotationAngle: 0.5))
  }

  @Test("Methods can't be exchanged, as code that would asks first")
  func methods() {
    let selector = Selector("layoutSubviews")
    #expect(class_getInstanceMethod(UIView.self, selector) == nil)
    #expect(class_getClassMethod(UIView.self, selector) == nil)
    let block = imp_implementationWithBlock({})
    #expect(!class_addMethod(UIView.self, selector, block, nil))
    #expect(class_replaceMethod(UIView.self, selector, block, nil) == nil)
    #expect(class_getMethodImplementation(UIView.self, selector) == nil)
  }
}
