extension PageFiles {
  static let symbolsScript = #"""
    // Draws system symbols by their names, from the parts in drawings.js.
    import { drawings, synonyms } from './drawings.js';

    const space = 'http://www.w3.org/2000/svg';
    const frames = {
      circle: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
      square: 'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z',
    };
    let masks = 0;

    export function symbol(name, weight) {
      const svg = create('svg', { viewBox: '0 0 24 24' });
      const width = 0.9 + weight / 520;
      const { base, frame, isFilled, isSlashed } = parse(name);
      const [shape, details, more] = base;
      if (frame) {
        const inner = create('g', { transform: 'translate(12 12) scale(.62) translate(-12 -12)' });
        const thick = width / 0.62;
        if (shape) inner.append(path(shape, thick, true));
        for (const lines of [details, more]) if (lines) inner.append(path(lines, thick));
        draw(svg, frames[frame], inner, width, isFilled);
      } else {
        draw(svg, shape, details && path(details, width), width, isFilled);
        if (more) svg.append(path(more, width));
      }
      if (isSlashed) {
        const slash = path('M3.5 3.5l17 17', width);
        const gap = path('M4.8 2.2l17 17', width + 0.6);
        const drawn = create('g', {});
        drawn.append(...svg.children);
        cutOut(svg, drawn, gap);
        svg.append(slash);
      }
      return svg;
    }

    // The longest beginning of a name that is drawn, and what its other words add.
    function parse(name) {
      const words = (synonyms.get(name) ?? name).split('.');
      const rest = [];
      while (words.length > 0) {
        const known = words.join('.');
        const base = drawings.get(known) ?? drawings.get(synonyms.get(known));
        if (base || words.length === 1) {
          return {
            base: base ?? [frames.square],
            frame: base && rest.find(word => word in frames),
            isFilled: rest.includes('fill'),
            isSlashed: rest.includes('slash'),
          };
        }
        rest.push(words.pop());
      }
    }

    // An outline with lines in it, or a filled shape out of which the lines are cut.
    function draw(svg, shape, details, width, isFilled) {
      const outline = shape && path(shape, width, isFilled);
      if (outline && isFilled && details) return cutOut(svg, outline, details);
      if (outline) svg.append(outline);
      if (details) svg.append(details);
    }

    function cutOut(svg, drawn, details) {
      masks += 1;
      const mask = create('mask', { id: `mask${masks}`, maskUnits: 'userSpaceOnUse', x: -4, y: -4, width: 32, height: 32 });
      details.style.color = '#000';
      mask.append(create('rect', { x: -4, y: -4, width: 32, height: 32, fill: '#fff' }), details);
      drawn.setAttribute('mask', `url(#mask${masks})`);
      svg.append(mask, drawn);
    }

    function path(d, width, isFilled) {
      return create('path', {
        d, fill: isFilled ? 'currentColor' : 'none', stroke: 'currentColor', 'stroke-width': width.toFixed(2),
        'stroke-linecap': 'round', 'stroke-linejoin': 'round',
      });
    }

    function create(name, attributes) {
      const element = document.createElementNS(space, name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    }
    """#
}
