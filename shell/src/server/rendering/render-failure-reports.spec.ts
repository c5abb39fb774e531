import { RenderFailureReports } from './render-failure-reports';
import type { RenderJob } from './render-job';

const release = '0123456789abcdef';
const job = () =>
  ({
    requestId: 'a-request',
    clientAddress: '192.0.2.7',
    releases: [{ manifest: { app: 'mf-learning', release } }],
  }) as unknown as RenderJob;
const failuresOf = (app: string | null, ...messages: string[]) =>
  messages.map((message) => ({ app, message, stack: undefined }));
const failed = (...messages: string[]) => ({ failures: failuresOf('mf-learning', ...messages) });

describe('pages whose section was left to the browser', () => {
  let sent: jest.Mock;
  let problems: unknown[];
  let reports: RenderFailureReports;
  const events = () =>
    sent.mock.calls.flatMap(([, { body }]) => (JSON.parse(body as string) as { events: object[] }).events);

  beforeEach(() => {
    sent = jest.fn(async () => new Response(null, { status: 204 }));
    globalThis.fetch = sent;
    problems = [];
    reports = new RenderFailureReports({
      apiUrl: 'http://api',
      publicUrl: 'https://futurelab.example',
      visitSecret: 'a secret',
      onProblem: (problem) => problems.push(problem),
    });
  });

  it('are one failure each, reported as the visit that the page is for', async () => {
    reports.note(failed('broken', 'mf-learning is left to the browser'), job());
    reports.note(failed('Rendering took too long'), job());
    reports.note(failed('mf-learning@x: the server bundle is not the one that was released'), job());
    await reports.close();
    const [url, { headers }] = sent.mock.calls[0];
    expect(url).toBe('http://api/api/telemetry');
    expect(headers.origin).toBe('https://futurelab.example');
    expect(headers['x-forwarded-for']).toBe('192.0.2.7');
    const payload = /^futurelab_visit=([^.]+)\./.exec(headers.cookie)![1]!;
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      id: 'a-request',
      releases: { 'mf-learning': release },
    });
    const failure = { kind: 'failure', app: 'mf-learning', release, phase: 'server' };
    expect(events()).toEqual([
      { ...failure, class: 'exception' },
      { ...failure, class: 'timeout' },
      { ...failure, class: 'integrity' },
    ]);
  });

  it('are none where all went well, and for pages of the shell', async () => {
    reports.note(failed(), job());
    reports.note({ failures: failuresOf(null, 'broken') }, job());
    await reports.close();
    expect(sent).not.toHaveBeenCalled();
  });

  it('are not reported without end', async () => {
    for (let page = 0; page < 1_000; page += 1) reports.note(failed('broken'), job());
    await reports.close();
    expect(events()).toHaveLength(40);
  });

  it('do no harm while the api is away', async () => {
    sent.mockRejectedValue(new Error('no api'));
    reports.note(failed('broken'), job());
    await reports.close();
    expect(problems).toHaveLength(1);
  });
});
