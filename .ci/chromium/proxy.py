"""A network between two programs on this machine, which can be cut.

A first argument of a port, where connections are passed on to. Prints its own port, then obeys lines of its input:
`cut` closes all connections and refuses others, `stall` passes nothing on, `slow` takes 50 ms each way, `join` ends all.
"""

import asyncio
import sys

streams = set()
joined = asyncio.Event()
is_cut = False
delay = 0


async def pump(reader, writer):
    try:
        while data := await reader.read(65536):
            await joined.wait()
            if delay:
                asyncio.get_running_loop().call_later(delay, writer.write, data)
            else:
                writer.write(data)
                await writer.drain()
    except OSError:
        pass
    writer.close()


async def accept(reader, writer):
    if is_cut:
        return writer.transport.abort()
    far_reader, far_writer = await asyncio.open_connection("127.0.0.1", int(sys.argv[1]))
    streams.update((writer, far_writer))
    await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))
    streams.difference_update((writer, far_writer))


async def main():
    global is_cut, delay
    joined.set()
    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    print(f"port {server.sockets[0].getsockname()[1]}", flush=True)
    while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
        is_cut = line == "cut"
        delay = 0.05 if line == "slow" else 0
        if line == "cut":
            for stream in list(streams):
                stream.transport.abort()
        (joined.clear if line == "stall" else joined.set)()


asyncio.run(main())
