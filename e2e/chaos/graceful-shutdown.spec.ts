import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { png } from '../fixtures/picture-files';
import { siteUrl } from '../fixtures/product';
import { startSecondShell } from '../fixtures/servers/second-shell';
import { expect, test } from '../fixtures/test';

const VISITORS = 60;

test('A shell server that is asked to stop answers every request that still reaches it', async () => {
  const shell = await startSecondShell({ settings: { DRAIN_MS: '0' } });
  const seen = new Map<number, number>();
  let busy: () => void;
  const untilBusy = new Promise<void>((resolve) => (busy = resolve));
  /** Asks, each time on a connection of their own, until nobody listens. */
  const visit = async (): Promise<void> => {
    for (;;) {
      const answer = await fetch(`${shell.url}/about`, { headers: { connection: 'close' } }).catch(
        () => null,
      );
      if (!answer) return;
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      if (seen.get(200) === VISITORS) busy();
    }
  };
  const visits = Array.from({ length: VISITORS }, visit);
  await untilBusy;
  await shell.stop();
  await Promise.all(visits);

  expect([...seen.keys()], `answers: ${JSON.stringify([...seen])}`).toEqual([200]);
});

test('A shell server that receives SIGTERM finishes the uploads on slow lines', async ({ sessionOf }) => {
  const shell = await startSecondShell({ settings: { DRAIN_MS: '0' } });
  const session = await sessionOf('Leo');
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), png.buffer, Buffer.from('\r\n--b--\r\n')]);
  const uploads = [0, 1, 100].map((sent) => {
    const upload = request(`${shell.url}/api/uploads`, {
      method: 'POST',
      headers: {
        origin: siteUrl(),
        cookie: session.map(({ name, value }) => `${name}=${value}`).join('; '),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': body.length,
      },
    });
    upload.flushHeaders();
    upload.write(body.subarray(0, sent));
    return { upload, rest: body.subarray(sent), answered: once(upload, 'response') };
  });
  await Promise.all(
    uploads.map(async ({ upload }) => {
      const [socket] = (await once(upload, 'socket')) as [Socket];
      if (socket.connecting) await once(socket, 'connect');
    }),
  );
  // Read after what came before.
  await fetch(`${shell.url}/healthz`);

  const stopped = shell.stop();
  await expect.poll(() => fetch(`${shell.url}/healthz`).catch(() => null)).toBeNull();
  for (const { upload, rest } of uploads) upload.end(rest);
  for (const { answered } of uploads) {
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(201);
    answer.resume();
  }
  await stopped;
});
