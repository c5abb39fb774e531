const HEARTBEAT_MS = 20_000;

/** Server-sent events to every page that is open: what was built, and what is wrong. */
export function eventStream() {
  const readers = new Set();
  const instance = `${process.pid}-${Date.now()}`;
  let latest;
  const write = (reader, kind, data) => reader.write(`event: ${kind}\ndata: ${data}\n\n`);
  const beat = setInterval(() => readers.forEach((reader) => reader.write(':\n\n')), HEARTBEAT_MS);
  beat.unref();
  return {
    /** `kind` is `built`, `problem` or `reload`. A client that connects later gets the last that is still true. */
    send({ kind, hash, text }) {
      const data = kind === 'problem' ? JSON.stringify(text) : (hash ?? '');
      latest = kind === 'reload' ? undefined : { kind, data };
      for (const reader of readers) write(reader, kind, data);
    },
    subscribe(incoming, outgoing) {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      write(outgoing, 'hello', instance);
      if (latest) write(outgoing, latest.kind, latest.data);
      readers.add(outgoing);
      outgoing.on('close', () => readers.delete(outgoing));
    },
    close() {
      clearInterval(beat);
      for (const reader of readers) reader.end();
    },
  };
}
