import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { ApiProcess } from '../../../../test/api-process.js';
import { type Client, SITE, type TestResponse } from '../../../../test/client.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { LiveStream } from '../../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const CLIENTS = 20;
const MESSAGES = [1, 2, 3, 4, 5, 6];
/** So many are answered before one process is killed. */
const BEFORE = 30;

interface Listed {
  id: string;
  position: number;
  text: string;
}

describe('Two api processes, one of which is killed', () => {
  let app: TestApp;
  let processes: [dies: ApiProcess, stays: ApiProcess];
  let maya: Client;
  let leo: Client;
  let path: string;
  let id: string;

  beforeAll(async () => {
    app = await createTestApp();
    processes = await Promise.all([ApiProcess.start(app), ApiProcess.start(app)]);
    const people = [await createUser(app), await createUser(app)] as const;
    const group = await createGroup(app);
    for (const user of people) await addToGroup(app, group, user);
    [maya, leo] = [await app.signInAs(people[0]), await app.signInAs(people[1])];
    const begin = { memberIds: [people[1].id], text: 'Hello' };
    id = (await maya.post('/api/conversations', begin)).body.id;
    path = `/api/conversations/${id}/messages`;
  }, 60_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.kill()));
    await app.close();
  });

  const all = async (client: Client): Promise<Listed[]> => {
    const messages: Listed[] = [];
    let next: string | undefined = `${path}?limit=50`;
    while (next !== undefined) {
      const page: TestResponse<Listed[]> = await client.get(next);
      messages.push(...page.body);
      next = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    return messages.reverse();
  };

  it('keeps every message of 20 clients that send, retry and drop connections once, in order, on both sides', async () => {
    const [dies, stays] = processes;
    const atLeo = await LiveStream.open(dies.clientOf(leo));
    let answered = 0;
    let cutOff = 0;
    let killed: Promise<void> | undefined;
    const ids = new Map<string, Set<string>>();

    const send = async (who: Client, first: ApiProcess, text: string, drops: boolean) => {
      const message = { text };
      const key = randomUUID();
      const known = new Set<string>();
      ids.set(text, known);
      if (drops) await sendAndDrop(first.clientOf(who), path, message, key);
      // A client asks the person who answers, as long as it takes.
      for (let answer: TestResponse | null = null, api = first; answer === null;) {
        answer = await api
          .clientOf(who)
          .post(path, message, { key })
          .catch(() => null);
        if (answer === null) {
          cutOff += 1;
          api = api === dies ? stays : dies;
          continue;
        }
        expect(answer.status).toBe(201);
        known.add(answer.body.id);
        answered += 1;
        if (answered === BEFORE) killed = dies.kill();
        // Now and then it does not know that it was answered.
        if (answered % 4 === 0) known.add((await stays.clientOf(who).post(path, message, { key })).body.id);
      }
    };

    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) => {
        for (const n of MESSAGES)
          await send(
            index % 2 === 0 ? maya : leo,
            processes[(index + n) % 2]!,
            `${index}.${n}`,
            (index + n) % 3 === 0,
          );
      }),
    );
    await killed;
    expect(cutOff).toBeGreaterThan(0);
    for (const [text, known] of ids) expect([text, known.size]).toEqual([text, 1]);

    const [hers, his] = [await all(stays.clientOf(maya)), await all(stays.clientOf(leo))];
    expect(hers.map((message) => message.id)).toEqual(his.map((message) => message.id));
    expect(hers.map(({ position }) => position)).toEqual(hers.map((_, index) => index + 1));
    expect(hers.map(({ text }) => text).sort()).toEqual(['Hello', ...ids.keys()].sort());
    for (let index = 0; index < CLIENTS; index += 1)
      expect(hers.map(({ text }) => text).filter((text) => text.startsWith(`${index}.`))).toEqual(
        MESSAGES.map((n) => `${index}.${n}`),
      );

    // The stream ended with its process; it goes on with the other where it was.
    await atLeo.until(() => atLeo.ended);
    const lastEventId = atLeo.messages.findLast((message) => message.id !== undefined)?.id;
    const again = await LiveStream.open(stays.clientOf(leo), { ...(lastEventId && { lastEventId }) });
    await again.hear(`conversation:${id}`);
    again.close();
  }, 60_000);
});

/** Sends it and hangs up without waiting for the answer. */
function sendAndDrop(client: Client, path: string, body: object, key: string): Promise<void> {
  const payload = JSON.stringify(body);
  const headers = {
    host: 'localhost:3000',
    origin: SITE,
    'content-type': 'application/json',
    'idempotency-key': key,
    'content-length': Buffer.byteLength(payload),
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  return new Promise((resolve) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: client.port,
      method: 'POST',
      path,
      headers,
      agent: false,
    });
    outgoing.on('error', () => undefined).on('close', resolve);
    outgoing.end(payload, () => outgoing.destroy());
  });
}
