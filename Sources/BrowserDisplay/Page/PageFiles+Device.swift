extension PageFiles {
  static let deviceScript = #"""
    // The phone that the page imitates: its size, safe area and appearance.
    import { devices } from './devices.js';

    const element = id => document.getElementById(id);
    const { classList } = document.body;
    const choice = {
      size: element('size'), look: element('look'), text: element('text'), direction: element('direction'),
      isTurned: false,
    };
    const selects = ['size', 'look', 'text', 'direction'];
    // From three steps below the usual size.
    const textSizes = ['X Small', 'Small', 'Medium', 'Large', 'X Large', 'XX Large', 'XXX Large',
      'AX 1', 'AX 2', 'AX 3', 'AX 4', 'AX 5'];
    const prefersDark = matchMedia('(prefers-color-scheme: dark)');
    // Where a frame would leave little room, the app takes the window.
    const isSmall = matchMedia('(max-width: 600px), (max-height: 420px)');
    let scale = 1;
    let shown = [0, 0];

    function device() {
      return isSmall.matches ? devices.Window : devices[choice.size.value] ?? devices.Window;
    }

    // Top, left, bottom, right.
    function safeArea({ bar = 0, bottom = 0, notch }) {
      if (!choice.isTurned) return [bar, 0, bottom, 0];
      return notch ? [0, bar, 21, bar] : [bar === 24 ? 24 : 0, 0, bottom, 0];
    }

    // What the app is told, as InputReader reads it.
    export function traits() {
      const { size, ...kind } = device();
      const stage = element('stage');
      const [width, height] = size ?? [stage.clientWidth, stage.clientHeight];
      const isDark = choice.look.value ? choice.look.value === 'dark' : prefersDark.matches;
      const turned = size && choice.isTurned ? [height, width] : [width, height];
      const pixels = Math.max(1, Math.round(devicePixelRatio));
      const isMirrored = choice.direction.value === 'rtl';
      return [...turned, pixels, isDark ? 1 : 0, ...safeArea(kind), keyboardHeight(), choice.text.selectedIndex - 3,
        isMirrored ? 1 : 0];
    }

    // The page goes on below the keyboard, which covers a part of the window.
    function keyboardHeight() {
      const { height, scale } = window.visualViewport ?? {};
      const covered = height && scale === 1 ? innerHeight - height : 0;
      return device().size === undefined && covered > 100 ? covered : 0;
    }

    // Shows a screen of this size, made smaller where the window is too small for it.
    export function showScreen(width, height, look) {
      shown = [width, height];
      classList.toggle('dark', look === 'dark');
      classList.toggle('light', look === 'light');
      const kind = device();
      const isFramed = kind.size !== undefined;
      const area = safeArea(kind);
      classList.toggle('framed', isFramed);
      classList.toggle('notch', isFramed && kind.notch === 1 && !choice.isTurned);
      classList.toggle('bar', isFramed && area[0] > 0);
      classList.toggle('indicator', isFramed && area[2] > 0);
      const edge = isFramed ? 24 : 0;
      const stage = element('stage');
      const phone = element('device');
      scale = Math.min(1, (stage.clientWidth - edge) / (width + edge), (stage.clientHeight - edge) / (height + edge));
      phone.style.setProperty('--corner', `${kind.corner ?? 0}px`);
      phone.style.setProperty('--top', `${area[0]}px`);
      for (const [part, more] of [[phone, edge], [element('screen'), 0]]) {
        part.style.width = `${width + more}px`;
        part.style.height = `${height + more}px`;
      }
      const left = Math.max(0, Math.round((stage.clientWidth - (width + edge) * scale) / 2));
      const top = Math.max(0, Math.round((stage.clientHeight - (height + edge) * scale) / 2));
      phone.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    }

    // A point of the window in the app's points.
    export function pointIn({ clientX, clientY }) {
      const area = element('screen').getBoundingClientRect();
      return [(clientX - area.left) / scale, (clientY - area.top) / scale];
    }

    export function insets() {
      return safeArea(device());
    }

    export function screenScale() {
      return scale;
    }

    export function watchDevice(changed) {
      for (const name in devices) choice.size.append(new Option(name));
      for (const name of textSizes) choice.text.append(new Option(`Text ${name}`, name));
      const wanted = new URLSearchParams(location.hash.slice(1));
      choice.size.value = wanted.get('size') in devices ? wanted.get('size') : 'iPhone 16';
      choice.look.value = ['light', 'dark'].includes(wanted.get('look')) ? wanted.get('look') : '';
      choice.text.value = textSizes.includes(wanted.get('text')) ? wanted.get('text') : 'Large';
      choice.direction.value = wanted.get('direction') === 'rtl' ? 'rtl' : 'ltr';
      choice.isTurned = wanted.get('turned') === '1';
      // The address keeps the choice, for a reload or a bookmark.
      const update = () => {
        const kept = new URLSearchParams({ turned: choice.isTurned ? 1 : 0 });
        for (const name of selects) kept.set(name, choice[name].value);
        history.replaceState(null, '', `#${kept}`);
        layOut();
      };
      const layOut = () => {
        element('rotate').disabled = device().size === undefined;
        document.querySelector('header').hidden = isSmall.matches;
        showScreen(...(shown[0] ? shown : traits()), traits()[3] ? 'dark' : 'light');
        changed();
      };
      for (const name of selects) choice[name].addEventListener('change', update);
      element('rotate').addEventListener('click', () => {
        choice.isTurned = !choice.isTurned;
        update();
      });
      prefersDark.addEventListener('change', layOut);
      addEventListener('resize', layOut);
      window.visualViewport?.addEventListener('resize', layOut);
      const tick = () => {
        const now = new Date();
        element('time').textContent = `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`;
      };
      tick();
      setInterval(tick, 10_000);
      layOut();
    }
    """#
}
