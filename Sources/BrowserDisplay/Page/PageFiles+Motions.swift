extension PageFiles {
  static let motionsScript = #"""
    // Moves nodes to what they show.
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const px = values => values.map(value => `${value}px`).join(' ');
    // In the plane, or in space.
    export const transform = matrix => (matrix.length > 4 ? `matrix3d(${matrix})` : `matrix(${matrix}, 0, 0)`);
    const turned = values => values.map(value => ({ transform: value }));

    // The parts of a motion by what moves: [element, keyframes, whether they add to what the element has].
    const parts = {
      offset: (node, values) => [[node.element, values.map(value => ({ translate: px(value) })), true]],
      scroll: (node, values) => [node.inner, node.scrollsBody && node.body].filter(Boolean)
        .map(element => [element, values.map(([x, y]) => ({ translate: px([-x, -y]) })), true]),
      scale: (node, values) => [[node.element, turned(values.map(([x, y]) => `scale(${x}, ${y})`)), true]],
      rotation: (node, values) => [[node.element, turned(values.map(angle => `rotate(${angle}rad)`)), true]],
      matrix: (node, values) => [
        [node.element, turned(values.map(matrix => `${node.base} ${transform(matrix)}`)), false]],
      size: (node, values) => {
        const { offsetWidth, offsetHeight } = node.element;
        const middles = values.map(([width, height]) => px([(offsetWidth - width) / 2, (offsetHeight - height) / 2]));
        return [
          [node.element, values.map(([width, height]) => ({ width: `${width}px`, height: `${height}px` })), false],
          [node.element, middles.map(translate => ({ translate })), true],
        ];
      },
      opacity: (node, values) => [[node.element, values.map(opacity => ({ opacity })), false]],
      background: (node, values) => [[node.element, values.map(color => ({ backgroundColor: color })), false]],
      radius: (node, values) => [[node.element, values.map(radius => ({ borderRadius: `${radius}px` })), false]],
    };

    // Keeps what a node shows, to be seen while something else takes its place.
    export function keep(node, [, kind]) {
      if (kind !== 'replacement' || !node || reduced.matches) return;
      node.kept?.remove();
      node.kept = node.element.cloneNode(true);
      node.kept.setAttribute('aria-hidden', 'true');
      for (const element of [node.kept, ...node.kept.querySelectorAll('*')]) {
        for (const name of ['data-testid', 'data-node', 'id', 'role']) element.removeAttribute(name);
      }
    }

    // What the old and the new one do, by the way they change places; x and y tell where the moving one comes from.
    const places = (x, y) => [`${x * 100}% ${y * 100}%`, '0 0'].map(translate => ({ translate }));
    const ways = {
      dissolve: () => [[{ opacity: 1 }, { opacity: 0 }], []],
      push: (x, y) => [places(-x, -y).reverse(), places(x, y)],
      cover: (x, y) => [[], places(x, y)],
      reveal: (x, y) => [places(-x, -y).reverse(), []],
      flip: (x, y, base) => {
        const turn = angle => `perspective(1000px) rotate3d(${Math.abs(y)}, ${Math.abs(x)}, 0, ${angle * (y - x)}deg)`;
        const [whole, half, back] = [turn(0), turn(90), turn(-90)].map(turned => ({ transform: `${base} ${turned}` }));
        const [seen, hidden] = [{ opacity: 1 }, { opacity: 0 }];
        return [
          [{ ...whole, ...seen, offset: 0 }, { ...half, ...seen, offset: 0.5 }, { ...half, ...hidden, offset: 0.501 },
            { ...half, ...hidden, offset: 1 }],
          [{ ...back, ...hidden, offset: 0 }, { ...back, ...hidden, offset: 0.5 }, { ...back, ...seen, offset: 0.501 },
            { ...whole, ...seen, offset: 1 }],
        ];
      },
    };
    const edges = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };

    function replace(node, [name, edge], options) {
      const old = node.kept;
      if (!old || !node.element.parentElement) return;
      const isBelow = name === 'cover';
      node.element[isBelow ? 'before' : 'after'](old);
      const [leaving, coming] = ways[name](...edges[edge], node.base);
      if (coming.length) node.element.animate(coming, options);
      old.animate(leaving.length ? leaving : [{ opacity: 1 }, { opacity: 1 }], options).onfinish = () => old.remove();
      node.kept = undefined;
    }

    // Takes a motion as MessageWriter writes it.
    export function move(node, [number, kind, values, times, duration, delay, easing, count, returns, holds]) {
      const motions = node.motions ??= [];
      if (kind === undefined) return end(node, motion => motion.number === number);
      if (reduced.matches) return;
      // What moves already goes on from where it is.
      const former = motions.filter(motion => motion.kind === kind && motion.once);
      const options = {
        duration, delay, easing, fill: holds ? 'both' : 'backwards', direction: returns ? 'alternate' : 'normal',
        iterations: (count || Infinity) * (returns ? 2 : 1),
      };
      if (kind === 'replacement') return replace(node, values, options);
      const made = parts[kind](node, values);
      const animations = made.map(([element, keyframes, adds]) => {
        if (times) keyframes.forEach((keyframe, index) => { keyframe.offset = times[index]; });
        if (!adds && former.length) {
          const shown = getComputedStyle(element);
          for (const name of Object.keys(keyframes[0])) if (name !== 'offset') keyframes[0][name] = shown[name];
        }
        return element.animate(keyframes, { ...options, composite: adds ? 'add' : 'replace' });
      });
      if (!animations.length) return;
      const motion = { number, kind, animations, once: count === 1 };
      // The toolkit's own transitions, which a finger may drive, take the place of what they were.
      if (number === 0) end(node, other => other.number === 0 && other.kind === kind);
      if (made.some(([, , adds]) => !adds)) end(node, other => former.includes(other));
      node.motions.push(motion);
      if (!holds) animations[0].onfinish = () => end(node, other => other === motion);
    }

    function end(node, isMeant) {
      for (const motion of node.motions.filter(isMeant)) for (const animation of motion.animations) animation.cancel();
      node.motions = node.motions.filter(motion => !isMeant(motion));
    }
    """#
}
