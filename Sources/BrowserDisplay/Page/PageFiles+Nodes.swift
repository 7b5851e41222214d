extension PageFiles {
  static let nodesScript = #"""
    // Keeps an element for each node of the app.
    import { showBody, svg } from './bodies.js';
    import { showAssistance } from './assistance.js';
    import { keep, move, transform } from './motions.js';
    import { fitLines } from './text.js';
    import { insets, screenScale } from './device.js';

    const screen = document.getElementById('screen');
    const said = document.getElementById('said');
    const nodes = new Map();
    let focused;

    export function make(name, parent) {
      const element = document.createElement('div');
      element.className = name;
      parent?.append(element);
      return element;
    }

    // Where text goes; undefined while nothing is edited.
    export function caret() {
      return nodes.get(focused)?.element.querySelector('.caret') ?? screen.querySelector('.caret') ?? undefined;
    }

    // Takes a message as MessageWriter writes it.
    export function apply(message) {
      if (message.all) {
        nodes.clear();
        screen.replaceChildren();
      }
      for (const [id, ...motion] of message.move ?? []) keep(nodes.get(id), motion);
      for (const [id, placement, content] of message.new ?? []) {
        const node = { element: make('node'), told: {} };
        node.element.dataset.node = id;
        nodes.set(id, node);
        place(node, placement);
        show(node, content);
      }
      for (const [id, content] of message.set ?? []) show(nodes.get(id), content);
      for (const [id, placement] of message.put ?? []) place(nodes.get(id), placement);
      for (const ids of message.in ?? []) arrange(ids);
      for (const [id, ...motion] of message.move ?? []) {
        const node = nodes.get(id);
        if (node) move(node, motion);
      }
      for (const [first, last] of message.gone ?? []) {
        for (let id = first; id <= last; id++) {
          nodes.get(id)?.element.remove();
          nodes.delete(id);
        }
      }
      if (message.say) said.textContent = message.say.join('. ');
      if ('focus' in message) {
        nodes.get(focused)?.element.classList.remove('focused');
        focused = message.focus;
        nodes.get(focused)?.element.classList.add('focused');
      }
      fitLines(screen);
      extendBars();
    }

    // The box casts it. Without a background, the path does, or all that the element shows.
    function showShadow(element, { shadow, bg }) {
      const [x, y, radius, color, path] = shadow ?? [];
      element.querySelector(':scope > .shadow')?.remove();
      element.shadow = shadow && bg ? `${x}px ${y}px ${2 * radius}px ${color}` : '';
      element.style.boxShadow = element.shadow;
      element.style.filter = shadow && !bg && !path ? `drop-shadow(${x}px ${y}px ${radius}px ${color})` : '';
      if (!path || bg) return;
      const shape = svg('0 0 1 1', `<path d="${path}" fill="${color}"/>`);
      shape.setAttribute('class', 'part shadow');
      shape.style.filter = `blur(${radius}px)`;
      shape.style.transform = `translate(${x}px, ${y}px)`;
      element.append(shape);
    }

    function showMask(style, mask) {
      const [shape, rule] = mask ?? [];
      style.clipPath = rule ? `path(${rule}, "${shape}")` : '';
      style.mask = mask && !rule ? `url(picture/${shape}) 0 0 / 100% 100% no-repeat` : '';
    }

    // A bar at the edge of the safe area goes on to the edge of the screen.
    function extendBars() {
      const [top, , bottom] = insets();
      const edge = screen.getBoundingClientRect();
      for (const bar of screen.querySelectorAll('.bar')) {
        const box = bar.getBoundingClientRect();
        const isAt = (distance, inset) => inset > 0 && Math.abs(distance / screenScale() - inset) < 0.5;
        const shift = isAt(box.top - edge.top, top) ? -top : isAt(edge.bottom - box.bottom, bottom) ? bottom : 0;
        const color = bar.style.backgroundColor;
        const extension = shift && color ? `0 ${shift / 2}px ${color}, 0 ${shift}px ${color}` : '';
        bar.style.boxShadow = [extension, bar.shadow].filter(Boolean).join(', ');
      }
    }

    function place(node, placement) {
      if (!node) return;
      const [x, y, width, height, originX, originY, clips, ...transformed] = placement;
      const [boxWidth, boxHeight, ...matrix] = transformed.length ? transformed : [width, height];
      const { style, classList } = node.element;
      node.base = `translate(${x + (width - boxWidth) / 2}px, ${y + (height - boxHeight) / 2}px)`;
      style.transform = matrix.length ? `${node.base} ${transform(matrix)}` : node.base;
      style.width = `${Math.max(0, boxWidth)}px`;
      style.height = `${Math.max(0, boxHeight)}px`;
      classList.toggle('clips', clips === 1);
      node.placement = placement;
      if (node.inner) node.inner.style.transform = `translate(${-originX}px, ${-originY}px)`;
      if (node.scrollsBody) node.body.style.transform = `translate(${-originX}px, ${-originY}px)`;
    }

    function arrange([id, ...children]) {
      const elements = children.map(child => nodes.get(child)?.element).filter(Boolean);
      if (id === 0) return update(screen, elements);
      const node = nodes.get(id);
      if (!node) return;
      if (!node.inner) {
        node.inner = make('inner', node.element);
        place(node, node.placement);
      }
      update(node.inner, elements);
    }

    // Elements that stay are not touched, so that what moves in them goes on.
    function update(parent, elements) {
      const wanted = new Set(elements);
      for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
      elements.forEach((element, index) => {
        const present = parent.children[index];
        if (present !== element) parent.insertBefore(element, present ?? null);
      });
    }

    function show(node, content) {
      if (!node) return;
      const { element } = node;
      const { style, classList } = element;
      style.backgroundColor = content.bg ?? '';
      style.borderRadius = content.radius?.map(radius => `${radius}px`).join(' ') ?? '';
      style.opacity = content.alpha ?? '';
      if (content.shadow || node.told.shadow) showShadow(element, content);
      if (content.mask || node.told.mask) showMask(style, content.mask);
      if (content.blur || node.told.blur) style.backdropFilter = content.blur ? 'blur(20px) saturate(1.8)' : '';
      classList.toggle('bordered', 'border' in content);
      if (content.border) style.setProperty('--border', `${content.border[0]}px solid ${content.border[1]}`);
      classList.remove(node.told.role);
      if (content.role) classList.add(content.role);
      classList.toggle('lit', content.lit === 1);
      classList.toggle('off', content.off === 1);
      const aria = content.aria ?? {};
      for (const name in node.told.aria ?? {}) if (!(name in aria)) element.removeAttribute(name);
      for (const name in aria) element.setAttribute(name, aria[name]);
      showBody(node, content);
      if (node.assistance || content.parts || content.acts) showAssistance(node, content);
      node.told = content;
      if (node.scrollsBody) place(node, node.placement);
    }
    """#
}
