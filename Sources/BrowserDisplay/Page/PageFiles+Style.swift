extension PageFiles {
  // Helvetica, Arial, and Liberation Sans have the same character widths, on which the app's layout is based.
  static let style = #"""
    :root { color-scheme: light dark; --bezel: 12px; }
    * { box-sizing: border-box; }
    html, body { margin: 0; height: 100%; overflow: hidden; overscroll-behavior: none; }
    body {
      display: flex; flex-direction: column; background: #e4e4ea; color: #111;
      font: 13px "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif;
    }
    body.dark { background: #17171a; color: #eee; color-scheme: dark; }
    body.light { color-scheme: light; }
    [hidden] { display: none !important; }
    header { display: flex; gap: 8px; justify-content: center; padding: 8px; flex: none; }
    header select, header button, header a {
      font: inherit; color: inherit; background: #8883; border: 0; border-radius: 7px; padding: 5px 10px;
      text-decoration: none;
    }
    header option { color: CanvasText; background: Canvas; }
    #stage { flex: 1; position: relative; overflow: hidden; }
    #device { position: absolute; transform-origin: 0 0; }
    #screen {
      position: absolute; left: 0; top: 0; overflow: clip; background: #fff;
      touch-action: none; user-select: none; -webkit-user-select: none; cursor: default; outline: none;
      text-rendering: geometricPrecision; font-kerning: none; font-variant-ligatures: none;
      -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: none;
      -webkit-tap-highlight-color: transparent;
    }
    .dark #screen { background: #000; }
    .framed #screen { left: var(--bezel); top: var(--bezel); border-radius: var(--corner); }
    .framed #device {
      background: #0b0b0d; border-radius: calc(var(--corner) + var(--bezel));
      box-shadow: 0 0 0 1.5px #55565c, 0 18px 50px #0005;
    }
    #status, #island, #home { position: absolute; pointer-events: none; display: none; }
    .framed.bar #status { display: flex; }
    .framed.notch #island, .framed.indicator #home { display: block; }
    #status {
      left: var(--bezel); right: var(--bezel); top: var(--bezel); height: var(--top); padding: 0 14px;
      justify-content: space-between; align-items: center; color: #000; font-size: 12px; font-weight: 700;
    }
    .notch #status { padding: 2px 34px 0 50px; font-size: 16px; }
    .dark #status { color: #fff; }
    #battery { width: 25px; height: 12px; border: 1px solid currentColor; border-radius: 4px; padding: 1.5px; opacity: .9; }
    #battery::before { content: ""; display: block; height: 100%; border-radius: 2px; background: currentColor; }
    #island {
      left: 50%; top: calc(var(--bezel) + 12px); width: 120px; height: 35px; margin-left: -60px;
      border-radius: 18px; background: #000;
    }
    #home {
      left: 50%; bottom: calc(var(--bezel) + 8px); width: 136px; height: 5px; margin-left: -68px;
      border-radius: 3px; background: #000;
    }
    .dark #home { background: #fff; }
    #lost {
      position: fixed; left: 50%; top: 12px; transform: translateX(-50%); margin: 0; padding: 8px 14px;
      border-radius: 16px; background: #c33; color: #fff; z-index: 9;
    }
    #said { position: fixed; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
    #keys {
      position: fixed; left: 0; top: 0; width: 1px; height: 1px; padding: 0; border: 0; resize: none;
      opacity: 0; font-size: 16px; overflow: hidden; white-space: pre; background: transparent; pointer-events: none; outline: none;
    }

    .node, .inner, .body, .line, .part { position: absolute; left: 0; top: 0; }
    .inner, .body { width: 100%; height: 100%; }
    .body.mirrored { transform: scaleX(-1); }
    .clips { overflow: clip; }
    .bordered::after {
      content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none;
      border: var(--border);
    }
    .button.lit > * { opacity: .4; }
    .off > .toggle, .off > .slider { opacity: .5; }
    .line { white-space: pre; transform-origin: 0 0; }
    .assistance { position: absolute; inset: 0; pointer-events: none; }
    .assistance > .part, .assistance button { color: transparent; font-size: 1px; outline: none; overflow: hidden; }
    .assistance button { position: absolute; width: 1px; height: 1px; padding: 0; border: 0; background: none; }
    .keyboard .focused { outline: 2px solid #0a84ff; outline-offset: 1px; }
    .keyboard .focused.field { outline: none; }
    .caret { border-radius: 1px; animation: blink 1s steps(1) infinite; }
    @keyframes blink { 50% { opacity: 0; } }
    .picture { display: block; pointer-events: none; }
    svg { display: block; overflow: visible; }
    .shadow { width: 1px; height: 1px; z-index: -1; pointer-events: none; }

    .toggle .track {
      left: 50%; top: 50%; width: 51px; height: 31px; margin: -15.5px 0 0 -25.5px; border-radius: 16px;
      background: #7878802a; transition: background-color .25s;
    }
    .dark .toggle .track { background: #78788052; }
    .toggle .knob {
      left: 2px; top: 2px; width: 27px; height: 27px; border-radius: 50%; background: #fff;
      box-shadow: 0 3px 8px #00000026, 0 1px 1px #00000029; transition: transform .25s cubic-bezier(.3, 1.3, .6, 1);
    }
    .toggle.on .knob { transform: translateX(20px); }
    .slider .track, .progress .track {
      top: 50%; width: 100%; height: 4px; margin-top: -2px; border-radius: 2px; overflow: hidden;
    }
    .slider .track { background: #78788033; }
    .dark .slider .track { background: #7878805c; }
    .slider .fill, .progress .fill { height: 100%; border-radius: 2px; }
    .slider .knob {
      top: 50%; width: 28px; height: 28px; margin-top: -14px; border-radius: 50%; background: #fff;
      box-shadow: 0 .5px 4px #0000001f, 0 6px 13px #0000001f, 0 0 0 .5px #0000000a;
    }
    .activity svg { position: absolute; inset: 0; margin: auto; width: min(100%, 37px); height: min(100%, 37px); }
    .activity.moves svg { animation: turn 1s steps(12) infinite; }
    @keyframes turn { to { transform: rotate(360deg); } }
    """#
}
