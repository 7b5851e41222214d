// The number of nodes and lines, all of which the page shows within half a pixel where the app tells a second socket that
// they are; else what is elsewhere.
const socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[#?].*/, '') + 'socket');
socket.onmessage = event => {
  socket.close();
  const state = JSON.parse(event.data);
  const nodes = new Map(state.new.map(([id, placement, content]) => [id, { placement, content }]));
  const children = new Map(state.in.map(([id, ...ids]) => [id, ids]));
  const screen = document.getElementById('screen').getBoundingClientRect();
  const scale = screen.width / state.screen[0];
  const found = [];
  let count = 0;
  const near = (what, element, told) => {
    const box = element?.getBoundingClientRect();
    const shown = box && [
      (box.left - screen.left) / scale, (box.top - screen.top) / scale, box.width / scale, box.height / scale];
    count += 1;
    if (!shown || told.some((value, index) => value !== undefined && Math.abs(value - shown[index]) > 0.5)) {
      found.push(what + ': ' + told + ' is ' + shown);
    }
  };
  const visit = (id, x, y) => {
    const { placement: [left, top, width, height, originX, originY, , ...transform], content } = nodes.get(id);
    const element = document.querySelector('[data-node="' + id + '"]');
    near('node ' + id, element, [x + left, y + top, width, height]);
    if (transform.length) return;
    if (content.body?.[0] === 'text') content.body[1].forEach(([lineLeft, base, lineWidth, size, runs], index) => {
      const line = element?.querySelectorAll(':scope > .body > .line')[index];
      if (runs.length) near('line of ' + id, line, [x + left + lineLeft, undefined, lineWidth, undefined]);
    });
    for (const child of children.get(id) ?? []) visit(child, x + left - originX, y + top - originY);
  };
  for (const id of children.get(0) ?? []) visit(id, 0, 0);
  done(found.length ? found.join('; ') : count);
};
