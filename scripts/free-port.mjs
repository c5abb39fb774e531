import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the ports that operating systems give to outgoing connections, which could take one before its server listens. */
const FIRST = 20_000;
const LAST = 32_000;

let next = randomInt(FIRST, LAST);

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port nobody listens on; each call of a process gives another one. */
export async function freePort() {
  for (;;) {
    const port = next;
    next = port < LAST ? port + 1 : FIRST;
    if (await isFree(port)) return port;
  }
}
