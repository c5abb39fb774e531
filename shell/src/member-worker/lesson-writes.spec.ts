import { LessonWrites } from './lesson-writes';

interface Entry {
  request: Request;
  metadata: object;
}
const mockQueue: Entry[] = [];
let mockSync: () => Promise<void>;
jest.mock('workbox-background-sync', () => ({
  Queue: class {
    constructor(_name: string, { onSync }: { onSync: () => Promise<void> }) {
      mockSync = onSync;
    }
    getAll = async () => [...mockQueue];
    size = async () => mockQueue.length;
    pushRequest = async (entry: Entry) => void mockQueue.push(entry);
    shiftRequest = async () => mockQueue.shift();
  },
}));

const SITE = 'https://futurelab.example';
const write = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  new Request(`${SITE}/api/lessons/${path}`, { method: 'PUT', body: JSON.stringify(body), headers });

describe('what is written to a lesson', () => {
  let writes: LessonWrites;
  let online: boolean;
  let signedIn: string | null;
  let status: number;
  let arrived: string[];

  beforeEach(() => {
    mockQueue.length = 0;
    [online, signedIn, status, arrived] = [true, 'maya', 200, []];
    Object.defineProperty(globalThis, 'navigator', {
      configurable: true,
      value: { locks: { request: (_name: string, work: () => unknown) => work() } },
    });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      if (!online) throw new TypeError('Failed to fetch');
      if (typeof input === 'string') return Response.json(signedIn && { id: signedIn });
      const { method, url } = input as Request;
      arrived.push(`${method} ${url.replace(`${SITE}/api/lessons/`, '')} ${await (input as Request).text()}`);
      return new Response('', { status });
    });
    writes = new LessonWrites('maya');
  });
  afterEach(() => jest.restoreAllMocks());

  async function writtenOffline(...requests: Request[]) {
    online = false;
    for (const request of requests) await expect(writes.send(request)).rejects.toThrow('Failed to fetch');
    online = true;
  }

  it('is sent at once where there is a network', async () => {
    expect((await writes.send(write('l1/note'))).status).toBe(200);
    expect([arrived.length, mockQueue.length]).toEqual([1, 0]);
  });

  it('waits for a network, in its order, and once however often it is tried', async () => {
    await writtenOffline(write('l1/note', { text: 'One' }), write('l1/completion'), write('l1/completion'));
    await mockSync();
    expect(arrived).toEqual(['PUT l1/note {"text":"One"}', 'PUT l1/completion {}']);
    expect(mockQueue).toEqual([]);
  });

  it('waits once for each change, though a later one says the same', async () => {
    const under = (key: string) => write('l1/completion', {}, { 'idempotency-key': key });
    await writtenOffline(under('one'), under('two'), under('one'));
    await mockSync();
    expect(arrived).toEqual(['PUT l1/completion {}', 'PUT l1/completion {}']);
  });

  it('never overtakes what waits', async () => {
    await writtenOffline(write('l1/note', { text: 'One' }));
    await writes.send(write('l1/note', { text: 'Two' }));
    expect(arrived).toEqual(['PUT l1/note {"text":"One"}', 'PUT l1/note {"text":"Two"}']);
  });

  it.each([401, 429, 503])('waits on when the server answers %d', async (answer) => {
    await writtenOffline(write('l1/completion'));
    status = answer;
    await expect(mockSync()).rejects.toThrow();
    expect(mockQueue).toHaveLength(1);
  });

  it('is given up when the server does not want it', async () => {
    await writtenOffline(write('l1/completion'));
    status = 404;
    await mockSync();
    expect(mockQueue).toEqual([]);
  });

  it('waits while nobody is signed in, and is never sent as another member', async () => {
    await writtenOffline(write('l1/completion'));
    signedIn = null;
    await expect(mockSync()).rejects.toThrow('Nobody is signed in');
    expect(mockQueue).toHaveLength(1);
    signedIn = 'leo';
    await mockSync();
    expect([arrived, mockQueue]).toEqual([[], []]);
  });

  it('goes when its writer signs out', async () => {
    await writtenOffline(write('l1/completion'));
    await writes.forget();
    expect(mockQueue).toEqual([]);
  });
});
