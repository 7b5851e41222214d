extension PageFiles {
  static let script = #"""
    // Connects the page with the app, again whenever the connection is lost.
    import { apply } from './nodes.js';
    import { answered, disconnected } from './editing.js';
    import { caretMoved, copy, listen } from './input.js';
    import { showScreen, traits, watchDevice } from './device.js';

    const lost = document.getElementById('lost');
    let socket;
    let failures = 0;
    // The run of the app that this page is of.
    let run;
    const preview = new URLSearchParams(location.search).get('preview');
    document.getElementById('previews').hidden = preview === null;

    function send(...values) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(values));
    }

    function connect() {
      const address = new URL('socket', location.href);
      address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
      address.hash = address.search = '';
      socket = new WebSocket(address);
      socket.onopen = () => {
        failures = 0;
        lost.hidden = true;
        if (preview !== null) send('preview', Number(preview));
        tellTraits();
      };
      socket.onmessage = event => {
        const message = JSON.parse(event.data);
        if ('edit' in message) return answered(message.edit);
        if ('copy' in message) return copy(message.copy);
        if ('open' in message) return window.open(message.open, '_blank', 'noopener');
        // The app was started anew, with scripts of its own.
        if (message.run && run && run !== message.run) return location.reload();
        run ??= message.run;
        if (message.screen) showScreen(...message.screen);
        if ('title' in message) document.title = message.title || 'App';
        if (message.all) disconnected();
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
