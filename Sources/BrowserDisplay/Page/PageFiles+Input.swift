extension PageFiles {
  static let inputScript = #"""
    // Reports what a person does: pointer, wheel, keys, text, clipboard.
    import { caret } from './nodes.js';
    import { pointIn, screenScale } from './device.js';

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
    // Lets a deletion in an empty field be seen.
    const blank = '\u200b';
    let send;
    let isComposing = false;

    export function listen(sender) {
      send = sender;
      listenToPointer();
      listenToWheel();
      listenToKeys();
      listenToText();
      clear();
      if (!hasTouch) keys.focus();
    }

    // Text is composed where the caret is.
    export function caretMoved() {
      const area = caret()?.getBoundingClientRect();
      if (!area) {
        if (hasTouch && document.activeElement === keys) keys.blur();
        return;
      }
      keys.style.transform = `translate(${area.left}px, ${area.top}px)`;
      keys.style.fontSize = `${Math.max(16, area.height * 0.8)}px`;
      if (document.activeElement === document.body) keys.focus({ preventScroll: true });
    }

    function clear() {
      keys.value = blank;
      keys.setSelectionRange(1, 1);
    }

    function listenToPointer() {
      let moved;
      let isDown = false;
      const flush = () => {
        if (moved) send('pointer', 'moved', ...moved);
        moved = undefined;
      };
      const end = phase => event => {
        if (!event.isPrimary || !isDown) return;
        isDown = false;
        flush();
        send('pointer', phase, ...pointIn(event), event.timeStamp);
        if (caret() || !hasTouch) keys.focus({ preventScroll: true });
      };
      screen.addEventListener('pointerdown', event => {
        if (!event.isPrimary || event.button !== 0) return;
        event.preventDefault();
        document.body.classList.remove('keyboard');
        screen.setPointerCapture(event.pointerId);
        isDown = true;
        send('pointer', 'began', ...pointIn(event), event.timeStamp);
      });
      screen.addEventListener('pointermove', event => {
        if (!event.isPrimary || !isDown) return;
        if (!moved) requestAnimationFrame(flush);
        moved = [...pointIn(event), event.timeStamp];
      });
      screen.addEventListener('pointerup', end('ended'));
      screen.addEventListener('pointercancel', end('cancelled'));
      // A screen reader, or a script, clicks without a pointer.
      screen.addEventListener('click', event => {
        if (event.detail !== 0) return;
        const { left, top, width, height } = event.target.getBoundingClientRect();
        const point = pointIn({ clientX: left + width / 2, clientY: top + height / 2 });
        send('pointer', 'began', ...point, event.timeStamp);
        send('pointer', 'ended', ...point, event.timeStamp);
      });
      stage.addEventListener('contextmenu', event => event.preventDefault());
    }

    function listenToWheel() {
      let distance;
      screen.addEventListener('wheel', event => {
        if (event.ctrlKey) return;
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
        const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
        document.body.classList.add('keyboard');
        // Where there is no command key, control takes its part.
        const command = isMac ? metaKey : ctrlKey || metaKey;
        const modifiers = (shiftKey ? 1 : 0) | (isMac && ctrlKey ? 2 : 0) | (altKey ? 4 : 0) | (command ? 8 : 0);
        if (special.has(key)) {
          event.preventDefault();
          send('key', key, modifiers);
        } else if ([...key].length === 1 && (modifiers & 10)) {
          if (command && left.has(key.toLowerCase())) return;
          event.preventDefault();
          send('key', key.toLowerCase(), modifiers);
        } else if ([...key].length === 1) {
          keys.focus({ preventScroll: true });
        }
      });
    }

    function listenToText() {
      const flush = () => {
        const text = keys.value.replaceAll(blank, '');
        if (text) send('text', text);
        clear();
      };
      keys.addEventListener('compositionstart', () => {
        isComposing = true;
        keys.classList.add('composing');
      });
      keys.addEventListener('compositionend', () => {
        isComposing = false;
        keys.classList.remove('composing');
        flush();
      });
      keys.addEventListener('input', event => {
        if (isComposing || event.isComposing) return;
        if (event.inputType === 'deleteContentBackward') {
          send('key', 'Backspace', 0);
          clear();
        } else if (event.inputType === 'insertLineBreak') {
          send('key', 'Enter', 0);
          clear();
        } else {
          flush();
        }
      });
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
    """#
}
