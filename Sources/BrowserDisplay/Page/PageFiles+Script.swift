extension PageFiles {
  static let script = #"""
    // Connects the page with the app, again whenever the connection is lost.
    import { apply } from './nodes.js';
    import { caretMoved, copy, listen } from './input.js';
    import { showScreen, traits, watchDevice } from './device.js';

    const lost = document.getElementById('lost');
    let socket;
    let failures = 0;

    function send(...values) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(values));
    }

    function connect() {
      const address = new URL('socket', location.href);
      address.protocol = 'ws:';
      address.hash = address.search = '';
      socket = new WebSocket(address);
      socket.onopen = () => {
        failures = 0;
        lost.hidden = true;
        tellTraits();
      };
      socket.onmessage = event => {
        const message = JSON.parse(event.data);
        if ('copy' in message) return copy(message.copy);
        if ('open' in message) return window.open(message.open, '_blank', 'noopener');
        if (message.screen) showScreen(...message.screen);
        if ('title' in message) document.title = message.title || 'App';
        apply(message);
        caretMoved();
      };
      socket.onclose = () => {
        failures += 1;
        lost.textContent = 'No connection to the app';
        lost.hidden = failures < 2;
        setTimeout(connect, Math.min(250 * 2 ** failures, 4000));
      };
    }

    function tellTraits() {
      send('traits', ...traits());
    }

    watchDevice(tellTraits);
    listen(send);
    // The page in use decides the size.
    addEventListener('focus', tellTraits);
    connect();
    """#
}
