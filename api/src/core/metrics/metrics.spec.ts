import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { MetricsService } from './metrics.service.js';

describe('what Prometheus reads', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ METRICS_PORT: '0' });
  });
  afterAll(() => app.close());

  const read = async (): Promise<string> => {
    const { port } = app.nest.get(MetricsService, { strict: false });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    return answer.text();
  };
  /** The value of one series, by its name and labels as they are written. */
  const valueOf = (text: string, series: string): number | undefined => {
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  it('counts requests under the pattern of their route, not under their address', async () => {
    const visitor = app.visitor();
    await visitor.get('/api/courses/one-that-is-not-there');
    await visitor.get('/api/courses/nor-this-one');
    const text = await read();
    const labels = '{method="GET",route="/api/courses/:id",status="404"}';
    expect(valueOf(text, `http_requests_total${labels}`)).toBe(2);
    expect(valueOf(text, `http_request_duration_seconds_count${labels}`)).toBe(2);
    expect(text).not.toContain('nor-this-one');
  });

  it('keeps paths that nobody declares in one series', async () => {
    await app.visitor().get('/wp-login.php');
    expect(await read()).toContain('{method="GET",route="none",status="404"}');
  });

  it('reports on connections, jobs, canaries and the process', async () => {
    const text = await read();
    expect(valueOf(text, 'database_pool_connections{state="busy"}')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'database_pool_waiting')).toBe(0);
    expect(valueOf(text, 'job_queue_jobs{queue="mail",state="created"}')).toBe(0);
    const subscription = { name: 'Juno Reyes', email: 'juno@example.test', source: 'landing_page' };
    expect((await app.visitor().post('/api/subscribe', subscription)).status).toBe(201);
    expect(valueOf(await read(), 'job_queue_jobs{queue="mail",state="created"}')).toBe(1);
    expect(valueOf(text, 'mail_undeliverable_addresses')).toBe(0);
    expect(text).toContain('# TYPE release_canaries gauge');
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('is not answered where the public reaches', async () => {
    expect((await app.visitor().get('/metrics')).status).toBe(404);
  });

  it('still reports on the process while the database is away', async () => {
    await app.refuseConnections(true);
    try {
      const text = await read();
      expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
      expect(valueOf(text, 'job_queue_jobs{queue="mail",state="created"}')).toBeUndefined();
    } finally {
      await app.refuseConnections(false);
    }
  });
});

it('Without a port for it, nothing is measured and nothing listens', async () => {
  const app = await createTestApp();
  expect(app.nest.get(MetricsService, { strict: false }).enabled).toBe(false);
  expect((await app.visitor().get('/metrics')).status).toBe(404);
  await app.close();
});
