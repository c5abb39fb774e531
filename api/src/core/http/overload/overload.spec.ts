import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { DataSource, type QueryRunner } from 'typeorm';
import { createUser } from '../../../../test/factories/user-factory.js';
import { LiveStream } from '../../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { MetricsService } from '../../metrics/metrics.service.js';

const FROM_OUTSIDE = { headers: { 'x-forwarded-host': 'localhost:3000' } };

/** A write whose headers have arrived, and nothing of its body. */
async function beginRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/subscribe HTTP/1.1\r\nhost: localhost:3000\r\norigin: http://localhost:3000\r\nexpect: 100-continue\r\n' +
      'x-forwarded-host: localhost:3000\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n',
  );
  // 100 Continue
  await once(socket, 'data');
  return socket;
}

describe('While as many requests are under way as there may be', () => {
  let app: TestApp;
  let lock: QueryRunner;
  beforeAll(async () => {
    app = await createTestApp({ METRICS_PORT: '0' }, { fromOutside: 2, all: 3, eventLoopDelay: 0 });
  });
  beforeEach(async () => {
    lock = app.nest.get(DataSource).createQueryRunner();
    await lock.startTransaction();
    await lock.query('LOCK TABLE courses');
  });
  afterEach(unlock);
  afterAll(() => app.close());

  async function unlock(): Promise<void> {
    if (lock.isReleased) return;
    await lock.rollbackTransaction();
    await lock.release();
  }
  /** Requests that wait for the lock, but for the one that is refused: it, and what lets the others be answered. */
  async function fill(count: number, options = {}) {
    const requests = Array.from({ length: count }, () => app.visitor().get('/api/courses/any', options));
    const refused = await Promise.race(requests);
    return {
      refused,
      statuses: async () => (await Promise.all(requests)).map(({ status }) => status).sort(),
    };
  }
  const refusals = async () => {
    const { port } = app.nest.get(MetricsService, { strict: false });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^http_requests_refused_total\{reason="requests"\} (\d+)/m.exec(text)?.[1]);
  };

  it('another is refused at once, and answered when they are done', async () => {
    const before = await refusals();
    const { refused, statuses } = await fill(3, FROM_OUTSIDE);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toEqual({
      code: 'overloaded',
      message: 'FutureLab is very busy right now. Please try again in a moment.',
    });
    expect((await refusals()) - before).toBe(1);
    await unlock();
    expect(await statuses()).toEqual([404, 404, 503]);
    expect((await app.visitor().get('/api/courses/any', FROM_OUTSIDE)).status).toBe(404);
  });

  it('probes, live streams and files are still answered', async () => {
    const member = await app.signInAs(await createUser(app));
    const { statuses } = await fill(3, FROM_OUTSIDE);
    for (const probe of ['/healthz', '/readyz']) expect((await app.visitor().get(probe)).status).toBe(200);
    const stream = await LiveStream.open(member);
    expect(stream.messages).not.toEqual([]);
    stream.close();
    expect((await member.post('/api/uploads', {}, FROM_OUTSIDE)).status).toBe(400);
    await unlock();
    expect(await statuses()).toEqual([404, 404, 503]);
  });

  it('what a shell server asks for a page is answered longer than what browsers ask', async () => {
    const outside = await fill(3, FROM_OUTSIDE);
    const inside = await fill(2);
    expect(inside.refused.status).toBe(503);
    await unlock();
    expect(await inside.statuses()).toEqual([404, 503]);
    expect(await outside.statuses()).toEqual([404, 404, 503]);
  });

  it('a body that has not arrived counts for nothing', async () => {
    await unlock();
    const slow = await Promise.all([1, 2, 3].map(() => beginRequest(app.visitor().port)));
    expect((await app.visitor().get('/api/courses/any', FROM_OUTSIDE)).status).toBe(404);
    for (const socket of slow) socket.destroy();
  });
});
