import { connect, createServer } from 'node:net';

const PACKET_BYTES = 1460;
const HEADER_BYTES = 40;
/** Waiting packets of one direction of one connection; beyond that its sender is paused, so that connections share. */
const QUEUE_PACKETS = 128;

/**
 * A mobile link: one token bucket a direction for everything that crosses it.
 * @param {{ down: number, up: number, rtt: number }} profile kbit/s, kbit/s, ms
 */
export const createLink = ({ down, up, rtt }) => ({
  rtt,
  bytesPerMs: { down: down / 8, up: up / 8 },
  freeAt: { down: 0, up: 0 },
});

/** Carries one direction of one connection: packets arrive in order, each when the link has had time for it. */
function carry(link, direction, from, to, notBefore) {
  const queue = [];
  let timer = null;
  let ended = false;
  const deliver = () => {
    timer = null;
    while (queue.length > 0 && queue[0].at <= performance.now() + 0.5) {
      const { bytes } = queue.shift();
      if (!to.destroyed) to.write(bytes);
    }
    if (queue.length > 0) timer = setTimeout(deliver, queue[0].at - performance.now());
    else if (ended) to.end();
    if (queue.length < QUEUE_PACKETS / 2 && from.isPaused()) from.resume();
  };
  from.on('data', (chunk) => {
    for (let offset = 0; offset < chunk.length; offset += PACKET_BYTES) {
      const bytes = chunk.subarray(offset, offset + PACKET_BYTES);
      const start = Math.max(link.freeAt[direction], performance.now(), notBefore);
      link.freeAt[direction] = start + (bytes.length + HEADER_BYTES) / link.bytesPerMs[direction];
      queue.push({ at: link.freeAt[direction] + link.rtt / 2, bytes });
    }
    if (queue.length > QUEUE_PACKETS) from.pause();
    timer ??= setTimeout(deliver, Math.max(0, queue[0].at - performance.now()));
  });
  from.on('end', () => {
    ended = true;
    timer ??= setTimeout(deliver, link.rtt / 2);
  });
}

/**
 * A relay on loopback in front of `target` ("host:port") whose traffic crosses `link`. A new connection pays one
 * round trip, the handshake, before its first byte goes on.
 */
export async function startTcpProxy(link, target) {
  const { hostname: host, port } = new URL(`http://${target}`);
  const sockets = new Set();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const upstream = connect({ host, port: Number(port), noDelay: true, allowHalfOpen: true });
    carry(link, 'up', client, upstream, performance.now() + link.rtt);
    carry(link, 'down', upstream, client, 0);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
