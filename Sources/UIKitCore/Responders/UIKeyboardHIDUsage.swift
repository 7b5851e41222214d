/// The position of a key on a keyboard, as numbered in the USB standard for human interface devices.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined, keyboardA, keyboardB
  case keyboardC = 6, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
  case keyboardK = 14, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR
  case keyboardS = 22, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1 = 30, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  case keyboard9 = 38, keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace
  case keyboardTab = 43, keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  case keyboardCloseBracket = 48, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  case keyboardQuote = 52, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod
  case keyboardSlash = 56, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4
  case keyboardF5 = 62, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11
  case keyboardF12 = 69, keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert
  case keyboardHome = 74, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadNumLock = 83, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  case keypad1 = 89, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9
  case keypad0 = 98, keypadPeriod, keyboardNonUSBackslash, keyboardApplication, keyboardPower
  case keypadEqualSign = 103, keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17
  case keyboardF18 = 109, keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23
  case keyboardF24 = 115, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect
  case keyboardStop = 120, keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste
  case keyboardFind = 126, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  case keyboardLockingCapsLock = 130, keyboardLockingNumLock, keyboardLockingScrollLock
  case keypadComma = 133, keypadEqualSignAS400, keyboardInternational1, keyboardInternational2
  case keyboardInternational3 = 137, keyboardInternational4, keyboardInternational5
  case keyboardInternational6 = 140, keyboardInternational7, keyboardInternational8
  case keyboardInternational9 = 143, keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4
  case keyboardLANG5 = 148, keyboardLANG6, keyboardLANG7, keyboardLANG8, keyboardLANG9
  case keyboardAlternateErase = 153, keyboardSysReqOrAttention, keyboardCancel, keyboardClear
  case keyboardPrior = 157, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper
  case keyboardClearOrAgain = 162, keyboardCrSelOrProps, keyboardExSel
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl = 228, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  case keyboard_Reserved = 65535
}
