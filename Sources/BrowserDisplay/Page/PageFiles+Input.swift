extension PageFiles {
  static let inputScript = #"""
    // Reports what a person does: pointer, wheel, keys, clipboard.
    import { caret } from './nodes.js';
    import { listenToEditing, showCopy } from './editing.js';
    import { pointIn, screenScale } from './device.js';
    import { listenToAssistance } from './assistance.js';

    const screen = document.getElementById('screen');
    const stage = document.getElementById('stage');
    const keys = document.getElementById('keys');
    const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
    const hasTouch = matchMedia('(pointer: coarse)').matches;
    const special = new Set([
      'Enter', 'Escape', 'Tab', 'Backspace', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight',
      'Home', 'End', 'PageUp', 'PageDown', 'F1', 'F2', 'F3', 'F4', 'F6', 'F7', 'F8', 'F9', 'F10',
    ]);
    // The browser's own: reload, tabs, windows, address, zoom; the clipboard has events of its own.
    const left = new Set([...'rtwnlcvx+-=0123456789']);
    let send;

    export function listen(sender) {
      send = sender;
      listenToPointer();
      listenToAssistance(screen, send);
      listenToWheel();
      listenToKeys();
      listenToEditing(send);
      listenToClipboard();
      listenToDrops();
      if (!hasTouch) keys.focus();
    }

    // Text is composed where the caret is.
    export function caretMoved() {
      showCopy();
      const area = caret()?.getBoundingClientRect();
      if (!area) {
        if (hasTouch && document.activeElement === keys) keys.blur();
        return;
      }
      keys.style.transform = `translate(${area.left}px, ${area.top}px)`;
      keys.style.fontSize = `${Math.max(16, area.height * 0.8)}px`;
      offerKeyboard(caret().closest('.field').keyboard ?? []);
      if (document.activeElement === document.body) keys.focus({ preventScroll: true });
    }

    function offerKeyboard([mode, returnKey, capitalization, corrects]) {
      keys.inputMode = mode ?? 'text';
      keys.enterKeyHint = returnKey ?? 'enter';
      keys.autocapitalize = capitalization ?? 'none';
      keys.spellcheck = corrects === 1;
      keys.setAttribute('autocorrect', corrects === 1 ? 'on' : 'off');
    }

    // Where there is no command key, control takes its part.
    function modifiers({ shiftKey, altKey, ctrlKey, metaKey }) {
      const command = isMac ? metaKey : ctrlKey || metaKey;
      return (shiftKey ? 1 : 0) | (isMac && ctrlKey ? 2 : 0) | (altKey ? 4 : 0) | (command ? 8 : 0);
    }

    function listenToPointer() {
      // The buttons of each pointer that touches the screen.
      const down = new Map();
      const moved = new Map();
      const kinds = { mouse: 1, pen: 2 };
      const report = (phase, event) => {
        const { timeStamp, pointerId, pointerType } = event;
        const buttons = down.get(pointerId) ?? 0;
        send('pointer', phase, ...pointIn(event), timeStamp, pointerId, kinds[pointerType] ?? 0, buttons, modifiers(event));
      };
      const flush = () => {
        for (const [id, event] of moved) report(down.has(id) ? 'moved' : 'hovered', event);
        moved.clear();
      };
      const end = phase => event => {
        if (!down.has(event.pointerId)) return;
        flush();
        report(phase, event);
        down.delete(event.pointerId);
        if (caret() || !hasTouch) keys.focus({ preventScroll: true });
      };
      screen.addEventListener('pointerdown', event => {
        if (event.button !== 0 && event.button !== 2) return;
        event.preventDefault();
        flush();
        document.body.classList.remove('keyboard');
        screen.setPointerCapture(event.pointerId);
        down.set(event.pointerId, event.button === 2 || isMac && event.ctrlKey ? 2 : 1);
        report('began', event);
      });
      screen.addEventListener('pointermove', event => {
        if (!down.has(event.pointerId) && event.pointerType !== 'mouse') return;
        if (!moved.size) requestAnimationFrame(flush);
        moved.set(event.pointerId, event);
      });
      screen.addEventListener('pointerup', end('ended'));
      screen.addEventListener('pointercancel', end('cancelled'));
      screen.addEventListener('pointerleave', event => {
        moved.delete(event.pointerId);
        if (event.pointerType === 'mouse' && !down.has(event.pointerId)) report('exited', event);
      });
      stage.addEventListener('contextmenu', event => event.preventDefault());
    }

    // A trackpad's pinch is a wheel with control: two fingers about the pointer.
    let pinch;
    function listenToPinch(event) {
      event.preventDefault();
      const fingers = phase => {
        for (const side of [-1, 1]) {
          const [x, y] = pinch.point;
          send('pointer', phase, x + side * pinch.distance / 2, y, performance.now(), side, 0, 1, 0);
        }
      };
      if (!pinch) {
        pinch = { point: pointIn(event), distance: 100 };
        fingers('began');
      }
      pinch.distance = Math.min(2000, Math.max(10, pinch.distance * Math.exp(-event.deltaY / 100)));
      fingers('moved');
      clearTimeout(pinch.end);
      pinch.end = setTimeout(() => {
        fingers('ended');
        pinch = undefined;
      }, 200);
    }

    function listenToWheel() {
      let distance;
      screen.addEventListener('wheel', event => {
        if (event.ctrlKey) return listenToPinch(event);
        event.preventDefault();
        const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
        if (!distance) {
          const point = pointIn(event);
          requestAnimationFrame(() => {
            send('scroll', ...point, ...distance);
            distance = undefined;
          });
        }
        const [x, y] = distance ?? [0, 0];
        distance = [x + event.deltaX * unit / screenScale(), y + event.deltaY * unit / screenScale()];
      }, { passive: false });
    }

    function listenToKeys() {
      document.addEventListener('keydown', event => {
        if (event.isComposing || event.keyCode === 229 || event.target.closest?.('header')) return;
        const { key } = event;
        document.body.classList.add('keyboard');
        const flags = modifiers(event);
        if (special.has(key)) {
          event.preventDefault();
          send('key', key, flags);
        } else if ([...key].length === 1 && (flags & 10)) {
          if ((flags & 8) && left.has(key.toLowerCase())) return;
          event.preventDefault();
          send('key', key.toLowerCase(), flags);
        } else if ([...key].length === 1) {
          keys.focus({ preventScroll: true });
        }
      });
    }

    function listenToClipboard() {
      document.addEventListener('paste', event => {
        event.preventDefault();
        const text = event.clipboardData.getData('text/plain');
        if (text) send('text', text);
      });
      for (const name of ['copy', 'cut']) {
        document.addEventListener(name, event => {
          const selected = caret()?.closest('.field').dataset.selected;
          if (!selected) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', selected);
          if (name === 'cut') send('key', 'Backspace', 0);
        });
      }
    }

    // What the app copies. The browser refuses where the person did not ask for it.
    export function copy(text) {
      navigator.clipboard?.writeText(text).catch(() => {});
    }

    function listenToDrops() {
      // What the server reads of a message, less than a third for base 64.
      const most = 20_000_000;
      screen.addEventListener('dragover', event => event.preventDefault());
      screen.addEventListener('drop', async event => {
        event.preventDefault();
        const point = pointIn(event);
        const text = event.dataTransfer.getData('text/plain');
        let files = [...event.dataTransfer.files];
        if (!files.length && text) files = [new File([text], '', { type: 'text/plain' })];
        if (!files.length || files.reduce((sum, file) => sum + file.size, 0) > most) return;
        const items = await Promise.all(files.map(async file => [file.name, file.type, await base64(file)]));
        send('drop', ...point, ...items.flat());
      });
    }

    function base64(file) {
      return new Promise(resolve => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
        reader.onerror = () => resolve('');
        reader.readAsDataURL(file);
      });
    }
    """#
}
