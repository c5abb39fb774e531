import { LiveConnection, type LiveChange, type LiveSignal } from './live-connection';

/** What the browser's own would do, said by the test. */
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  emit(type: string, data = '', lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(type, { data, lastEventId }));
  }
}

const since = '2026-01-01T00:00:00.000Z';
const MINUTES = 60_000;

describe('The live connection', () => {
  let heard: (LiveChange | LiveSignal)[];
  let connection: LiveConnection;
  let userStatus: number;
  const sources = FakeEventSource.opened;
  const current = () => sources.at(-1)!;
  const fails = async () => {
    current().emit('error');
    await jest.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    sources.length = 0;
    heard = [];
    userStatus = 503;
    globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
    globalThis.fetch = (async () => ({
      ok: userStatus < 300,
      status: userStatus,
      text: async () => '{}',
      json: async () => ({}),
    })) as unknown as typeof fetch;
    connection = new LiveConnection({ lastId: null, since }, (change) => heard.push(change));
  });
  afterEach(() => {
    connection.close();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('begins where the page was read and goes on after the last event', async () => {
    expect(current().url).toBe('/api/live?since=2026-01-01T00%3A00%3A00.000Z');
    current().emit('open');
    current().emit('change', 'post:1', '7');
    expect(heard).toEqual([{ type: 'change', topic: 'post:1', id: '7' }]);
    await fails();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sources).toHaveLength(2);
    expect(current().url).toBe('/api/live?after=7');
  });

  it('passes on what is over in a moment, which moves nothing', async () => {
    current().emit('open');
    current().emit('change', 'post:1', '7');
    current().emit('signal', 'typing:1:2');
    expect(heard.at(-1)).toEqual({ type: 'signal', topic: 'typing:1:2' });
    await fails();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(current().url).toBe('/api/live?after=7');
  });

  it('tries less and less often while the server is away, and at once when the network is back', async () => {
    const tries: number[] = [];
    for (let minute = 0; minute < 8; minute += 1) {
      const before = sources.length;
      for (let second = 0; second < 60; second += 1) {
        if (!current().isClosed) await fails();
        await jest.advanceTimersByTimeAsync(1_000);
      }
      tries.push(sources.length - before);
    }
    expect(tries[0]).toBeGreaterThan(3);
    expect(tries.slice(3).every((count) => count <= 1)).toBe(true);
    if (!current().isClosed) await fails();
    const before = sources.length;
    window.dispatchEvent(new Event('online'));
    expect(sources).toHaveLength(before + 1);
  });

  it('is not tried again when nobody is signed in any more', async () => {
    userStatus = 401;
    await fails();
    await jest.advanceTimersByTimeAsync(10 * MINUTES);
    expect(sources).toHaveLength(1);
  });

  it('says that anything may have changed when the server cannot know', async () => {
    current().emit('reset');
    expect(heard).toEqual([{ type: 'reset' }]);
  });
});
