extension PageFiles {
  static let bodiesScript = #"""
    // Draws what stands on a node's box.
    import { make } from './nodes.js';
    import { addLine } from './text.js';
    import { spokes } from './drawings.js';

    const anchors = {
      center: [0.5, 0.5], top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5],
      topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1],
    };

    const bodies = {
      text(body, [lines]) {
        body.replaceChildren();
        for (const line of lines) addLine(body, line);
      },

      field(body, [lines, caret, selection, selected, , keyboard, copy], node, content) {
        body.replaceChildren();
        for (const rect of selection) box(body, 'selection', rect, content.tint).style.opacity = 0.25;
        for (const line of lines) addLine(body, line);
        if (caret.length) box(body, 'caret', caret, content.tint);
        body.dataset.selected = selected;
        body.keyboard = keyboard;
        body.copy = copy;
      },

      picture(body, [number, fit, width, height, tint]) {
        const address = `picture/${number}`;
        const picture = document.createElement(tint ? 'div' : 'img');
        picture.className = 'part picture';
        picture.draggable = false;
        const fits = { fill: 'fill', aspectFit: 'contain', aspectFill: 'cover' }[fit];
        if (tint) {
          picture.style.backgroundColor = tint;
          const size = { aspectFit: 'contain', aspectFill: 'cover' }[fit] ?? '100% 100%';
          picture.style.mask = `url(${address}) center / ${size} no-repeat`;
        } else {
          picture.alt = '';
          picture.src = address;
          if (fits) picture.style.objectFit = fits;
        }
        body.replaceChildren(anchored(picture, fits ? undefined : fit, width, height));
        body.style.overflow = fit === 'aspectFill' ? 'clip' : '';
      },

      symbol(body, [drawing, fit, width, height, tint]) {
        const picture = svg('0 0 24 24', drawing);
        picture.style.color = tint;
        picture.setAttribute('class', 'part');
        const fills = fit in anchors ? undefined : fit;
        const ratio = { fill: 'none', aspectFill: 'xMidYMid slice' }[fit];
        if (ratio) picture.setAttribute('preserveAspectRatio', ratio);
        body.replaceChildren(anchored(picture, fills ? undefined : fit, width, height));
      },

      rule(body, [color], node) {
        const line = body.firstChild ?? make('part', body);
        line.style.backgroundColor = color;
        const thin = `${1 / Math.max(1, Math.round(devicePixelRatio))}px`;
        const isVertical = node.placement[3] > node.placement[2];
        line.style.width = isVertical ? thin : '100%';
        line.style.height = isVertical ? '100%' : thin;
        line.style[isVertical ? 'left' : 'top'] = `calc(50% - ${thin} / 2)`;
      },

      activity(body, [color, moves]) {
        if (!body.firstChild) body.append(svg('-12 -12 24 24', spokes));
        body.style.color = color;
        body.classList.toggle('moves', moves === 1);
      },

      toggle(body, [isOn, tint]) {
        const track = body.firstChild ?? make('part track', body);
        if (!track.firstChild) make('part knob', track);
        body.classList.toggle('on', isOn === 1);
        track.style.backgroundColor = isOn ? tint : '';
      },

      slider(body, [value, tint]) {
        bar(body, value, tint);
        const knob = body.children[1] ?? make('part knob', body);
        knob.style.left = `calc((100% - 28px) * ${value})`;
        body.firstChild.firstChild.style.width = `calc(14px + (100% - 28px) * ${value})`;
      },

      progress(body, [value, tint, track]) {
        bar(body, value, tint);
        body.firstChild.style.backgroundColor = track;
      },
    };

    export function showBody(node, content) {
      const [kind, ...values] = content.body ?? [];
      if (node.kind !== kind) {
        node.body?.remove();
        node.body = undefined;
        node.kind = kind;
        if (kind) {
          node.body = make(`body ${kind}`);
          node.element.prepend(node.body);
        }
      }
      if (kind) bodies[kind](node.body, values, node, content);
      node.body?.classList.toggle('mirrored', content.mirror === 1);
      node.scrollsBody = kind === 'field' && values[4] === 1;
    }

    export function showPicture(element, [kind, ...values]) {
      bodies[kind](element, values);
    }

    function box(parent, name, [left, top, width, height], color) {
      const part = make(`part ${name}`, parent);
      Object.assign(part.style, {
        left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, backgroundColor: color,
      });
      return part;
    }

    function bar(body, value, tint) {
      const track = body.firstChild ?? make('part track', body);
      const fill = track.firstChild ?? make('fill', track);
      fill.style.width = `${value * 100}%`;
      fill.style.backgroundColor = tint;
    }

    // In its own size at an edge, or as large as the room.
    function anchored(element, anchor, width, height) {
      const [x, y] = anchors[anchor] ?? [];
      Object.assign(element.style, anchor ? {
        width: `${width}px`, height: `${height}px`,
        left: `calc((100% - ${width}px) * ${x})`, top: `calc((100% - ${height}px) * ${y})`,
      } : { width: '100%', height: '100%' });
      return element;
    }

    export function svg(viewBox, elements) {
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.setAttribute('viewBox', viewBox);
      picture.innerHTML = elements;
      return picture;
    }
    """#
}
