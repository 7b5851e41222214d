extension PageFiles {
  static let assistanceScript = #"""
    // Elements and actions for screen readers and drivers that are no nodes, and what they do.
    import { make } from './nodes.js';

    // Pointers pass through them.
    export function showAssistance(node, { parts = [], acts = [] }) {
      node.assistance?.remove();
      node.assistance = undefined;
      if (!parts.length && !acts.length) return;
      node.assistance = make('assistance', node.element);
      addActions(node.assistance, acts);
      parts.forEach(([left, top, width, height, attributes, text, actions], index) => {
        const part = make('part', node.assistance);
        Object.assign(part.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
        part.dataset.part = index + 1;
        for (const name in attributes) part.setAttribute(name, attributes[name]);
        part.textContent = text;
        addActions(part, actions);
      });
    }

    function addActions(parent, names) {
      names.forEach((name, index) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.tabIndex = -1;
        button.textContent = name;
        button.dataset.action = index;
        parent.append(button);
      });
    }

    function place(target) {
      const node = target.closest('[data-node]');
      const part = target.closest('[data-part]');
      return node && [Number(node.dataset.node), Number(part?.dataset.part ?? 0)];
    }

    export function listenToAssistance(screen, send) {
      // Screen readers, and scripts, click without a pointer.
      screen.addEventListener('click', event => {
        const target = place(event.target);
        if (event.detail !== 0 || !target) return;
        const action = event.target.closest('[data-action]');
        send('assist', action ? 'perform' : 'activate', ...target, Number(action?.dataset.action ?? 0));
      });
      // They give focus to what can be adjusted, and press arrows.
      screen.addEventListener('keydown', event => {
        const act = {
          ArrowUp: 'increment', ArrowRight: 'increment', ArrowDown: 'decrement', ArrowLeft: 'decrement',
        }[event.key];
        const target = event.target.matches('[tabindex]') && place(event.target);
        if (!act || !target) return;
        event.preventDefault();
        event.stopPropagation();
        send('assist', act, ...target, 0);
      });
    }
    """#
}
