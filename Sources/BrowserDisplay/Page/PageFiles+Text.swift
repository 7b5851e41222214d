extension PageFiles {
  static let textScript = #"""
    // Draws lines of text exactly as wide, and with the baseline exactly where, the app was told.
    import { showPicture } from './bodies.js';
    import { make } from './nodes.js';

    const sans = '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif';
    const mono = 'Menlo, Consolas, "Liberation Mono", monospace';
    const generic = { serif: 'serif', monospace: mono };
    const baselines = new Map();
    let unfitted = [];

    function family(run) {
      if (run?.[4] & 2) return mono;
      const name = run?.[6];
      return name && !/^(\.|Helvetica|Arial)/.test(name) ? `${CSS.escape(name)}, ${generic[name] ?? sans}` : sans;
    }

    // From the top of a line box to its baseline: the browser rounds a font's measures as it likes.
    function baseline(size, family) {
      const key = `${size} ${family}`;
      if (!baselines.has(key)) {
        const probe = make('line', document.body);
        probe.style.cssText = `font: ${size}px/${size * 1.2}px ${family}; visibility: hidden`;
        probe.textContent = 'x';
        const mark = document.createElement('span');
        mark.style.cssText = 'display: inline-block; width: 0; height: 0';
        probe.append(mark);
        baselines.set(key, mark.getBoundingClientRect().bottom - probe.getBoundingClientRect().top);
        probe.remove();
      }
      return baselines.get(key);
    }

    export function addLine(parent, [left, base, width, size, runs]) {
      const line = make('line', parent);
      const largest = runs.find(run => run[1] === size);
      line.style.font = `${size}px/${size * 1.2}px ${family(largest)}`;
      line.style.left = `${left}px`;
      line.style.top = `${base - baseline(size, family(largest))}px`;
      line.dataset.width = width;
      for (const run of runs) {
        const [string, size, weight, color, flags, background, , kern, raise, attachment, effects] = run;
        const part = document.createElement('span');
        part.textContent = string;
        const { style } = part;
        style.fontFamily = family(run);
        style.fontSize = `${size}px`;
        style.fontWeight = weight;
        style.color = color;
        if (flags & 1) style.fontStyle = 'italic';
        if (background) style.backgroundColor = background;
        if (kern) style.letterSpacing = `${kern}px`;
        if (raise) Object.assign(style, { position: 'relative', top: `${-raise}px` });
        if (attachment?.length) attach(part, attachment);
        if (effects) decorate(part, effects);
        line.append(part);
      }
      unfitted.push(line);
    }

    function decorate(part, [outer, inner, shadow, stroke, fills]) {
      const { style } = part;
      if (inner) {
        const within = document.createElement('span');
        within.append(...part.childNodes);
        part.append(within);
        within.style.textDecoration = inner;
      }
      style.textDecoration = outer;
      style.textShadow = shadow;
      if (stroke.length) style.webkitTextStroke = `${stroke[0]}px ${stroke[1]}`;
      if (!fills) style.webkitTextFillColor = 'transparent';
    }

    // No height of its own, so that the line's baseline stays where it is.
    function attach(part, [width, height, picture]) {
      Object.assign(part.style, { display: 'inline-block', position: 'relative', width: `${width}px`, height: 0 });
      const frame = make('attachment', part);
      Object.assign(frame.style, { position: 'absolute', bottom: 0, width: `${width}px`, height: `${height}px` });
      if (picture.length) showPicture(frame, picture);
    }

    // All widths are read at once, after everything is written.
    export function fitLines(screen) {
      if (unfitted.length === 0) return;
      const scale = screen.getBoundingClientRect().width / screen.offsetWidth || 1;
      const widths = unfitted.map(line => line.getBoundingClientRect().width / scale);
      unfitted.forEach((line, index) => {
        const told = Number(line.dataset.width);
        const natural = widths[index];
        if (told > 0 && natural > 0 && Math.abs(told - natural) > 0.05) {
          line.style.transform = `scaleX(${told / natural})`;
        }
      });
      unfitted = [];
    }
    """#
}
