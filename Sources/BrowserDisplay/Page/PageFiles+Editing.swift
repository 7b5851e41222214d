extension PageFiles {
  static let editingScript = #"""
    // Keeps a copy of the text of the field that is edited in the page's text area, where input methods and corrections
    // see words, and reports what they, or keys, make of it.
    import { caret } from './nodes.js';

    const keys = document.getElementById('keys');
    // Lets a deletion in an empty field be seen.
    const blank = '\u200b';
    let send;
    // The field's node; undefined while the text area is no copy, but empties itself.
    let field;
    // The text that the app knows by a number, and what is selected in it.
    let base, text = '', selected = [0, 0];
    let isPadded = true, isComposing = false;
    // The part of the text that an input method has not settled on.
    let composed;
    // The last edit, and whether the app has not said yet what became of it.
    let edit = -1 - Math.floor(Math.random() * 5e8), isOpen = false;

    // What the app tells waits while a composition runs, and while it does not know of all edits.
    export function showCopy() {
      const body = caret()?.closest('.field');
      const id = body?.copy && Number(body.closest('[data-node]').dataset.node);
      if ((id === field || field === undefined) && (isComposing || isOpen)) return;
      const [revision, start, end, string] = body?.copy ?? [];
      if (id === field && revision === base) return;
      isComposing = isOpen = false;
      composed = undefined;
      [field, base, text, selected] = [id, revision, string ?? '', [start ?? 0, end ?? 0]];
      fill();
      // A text area has line ends of its own.
      if (text && keys.value !== text) {
        [base, text, selected] = [undefined, '', [0, 0]];
        fill();
      }
    }

    export function answered(number) {
      if (number !== edit) return;
      isOpen = false;
      showCopy();
    }

    // Edits may be lost; the app tells what there is.
    export function disconnected() {
      field = NaN;
    }

    function fill() {
      isPadded = !text;
      const value = text || blank;
      const [start, end] = text ? selected : [1, 1];
      if (keys.value !== value) keys.value = value;
      if (keys.selectionStart !== start || keys.selectionEnd !== end) keys.setSelectionRange(start, end);
    }

    // What the text area has, without the blank.
    function read() {
      const { value, selectionStart, selectionEnd } = keys;
      const place = isPadded ? value.indexOf(blank) : -1;
      if (place < 0) return [value, selectionStart, selectionEnd];
      return [value.replace(blank, ''), ...[selectionStart, selectionEnd].map(end => end > place ? end - 1 : end)];
    }

    // The part of the text, and what stands in its place in a value. Where it could be several, it ends at the caret.
    function difference(value, caret) {
      const shortest = Math.min(text.length, value.length);
      let head = 0, tail = 0;
      while (head < shortest && text[head] === value[head]) head += 1;
      while (tail < shortest - head && text.at(-1 - tail) === value.at(-1 - tail)) tail += 1;
      const [less, more] = text.length < value.length ? [text, value] : [value, text];
      while (less.length === head + tail && head > 0 && value.length - tail > caret
        && more[head - 1] === more[more.length - tail - 1]) {
        head -= 1;
        tail += 1;
      }
      // Not between the halves of a character.
      if (/[\ud800-\udbff]/.test(text[head - 1])) head -= 1;
      if (/[\udc00-\udfff]/.test(text[text.length - tail])) tail -= 1;
      return [head, text.length - tail];
    }

    // Tells the app what became of the text, with all of what is composed, or where the caret went; returns whether
    // something did.
    function report(data = '') {
      const [value, start, end] = read();
      const growth = value.length - text.length;
      const parts = value === text ? [] : [difference(value, end)];
      if (composed) parts.push(composed);
      if (data) {
        const isAt = place => place >= 0 && value.startsWith(data, place);
        const place = [composed?.[0], start - data.length, end - data.length, parts[0]?.[0]].find(isAt);
        if (place !== undefined) parts.push([place, place + data.length - growth]);
      }
      const isMove = !parts.length;
      if (isMove && (isComposing || start === selected[0] && end === selected[1])) return false;
      if (isMove) parts.push([start, start]);
      const from = Math.min(...parts.map(part => part[0]));
      const to = Math.max(...parts.map(part => part[1]));
      const replacement = value.slice(from, to + growth);
      // Nothing is left of what was composed.
      if (!isMove && from === to && !replacement) {
        composed = undefined;
        return false;
      }
      const isSelected = from === selected[0] && to === selected[1];
      // One character is deleted before the caret; what corrects deletes more.
      const isDeleted = !replacement && !composed && to === selected[0] && to === selected[1]
        && [...text.slice(from, to)].length === 1;
      const isAtCaret = !isMove && (isSelected || isDeleted);
      edit -= 1;
      isOpen = true;
      send('edit', replacement, field, base, edit, from, to, start, end, isComposing ? 1 : 0, isAtCaret ? 1 : 0);
      composed = isComposing ? [from, to + growth] : undefined;
      [base, text, selected] = [edit, value, [start, end]];
      return true;
    }

    export function listenToEditing(sender) {
      send = sender;
      const isCopy = () => base !== undefined;
      keys.addEventListener('compositionstart', () => { isComposing = true; });
      keys.addEventListener('compositionupdate', event => {
        if (!isCopy()) send('compose', event.data, event.data.length, event.data.length);
      });
      keys.addEventListener('compositionend', event => {
        isComposing = false;
        if (isCopy()) {
          report();
        } else {
          if (event.data) send('text', event.data);
          else send('compose', '', 0, 0);
          fill();
        }
        showCopy();
      });
      keys.addEventListener('input', event => {
        if (isComposing || event.isComposing) {
          if (isCopy()) report(event.data ?? '');
          return;
        }
        const key = { deleteContentBackward: 'Backspace', insertLineBreak: 'Enter' }[event.inputType];
        if (isCopy() && key !== 'Enter' && report()) return;
        if (key) send('key', key, 0);
        else if (!isCopy() && read()[0]) send('text', read()[0]);
        fill();
      });
      // Keyboards on the screen move the caret.
      document.addEventListener('selectionchange', () => {
        if (isCopy() && !isComposing && document.activeElement === keys) report();
      });
      fill();
    }
    """#
}
