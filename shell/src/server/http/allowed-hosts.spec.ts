import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { refuseUnknownHosts } from './allowed-hosts';

describe('a request', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = fastify();
    refuseUnknownHosts(app, {
      publicUrl: 'https://futurelab.example',
      allowedHosts: ['shell', 'edge:8080', 'Members.Example'],
    });
    for (const probe of ['/healthz', '/readyz']) app.get(probe, async () => ({ status: 'ok' }));
    await app.register(async (part) => part.get('/mfe/*', async () => 'a file'));
    app.get('/*', async () => 'a page');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  const ask = (path: string, host: string, method = 'GET') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers: { host } }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
      })
        .on('error', reject)
        .end();
    });

  it.each([
    'futurelab.example',
    'FutureLab.Example:443',
    'localhost',
    'localhost:3000',
    '127.0.0.1:49152',
    '[::1]:3000',
    'shell:3000',
    'edge',
    'members.example',
  ])('is answered under the name %s', async (host) => {
    expect(await ask('/courses', host)).toEqual({ status: 200, text: 'a page' });
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'futurelab.example.evil.example',
    'evil-futurelab.example',
    'localhost@evil.example',
    'evil.example/localhost',
    '127.0.0.1.evil.example:80',
    '192.168.1.5:3000',
    '0.0.0.0:3000',
    ':3000',
  ])('is refused under the name %s', async (host) => {
    const { status, text } = await ask('/courses', host);
    expect(status).toBe(421);
    expect(JSON.parse(text)).toEqual({
      code: 'unknown_host',
      message:
        'FutureLab doesn’t accept this host name. Open https://futurelab.example, or add the host to ALLOWED_HOSTS.',
    });
  });

  it('is refused whatever it asks for, but for the probes, which say nothing', async () => {
    const asked = [
      ask('/mfe/mf-learning/file.js', 'evil.example'),
      ask('/mfe/mf-learning/file.js', 'evil.example', 'POST'),
      ask('/healthz/more', 'evil.example'),
      ask('//healthz', 'evil.example'),
    ];
    for (const { status } of await Promise.all(asked)) expect(status).toBe(421);
    for (const probe of ['/healthz', '/readyz?x=y'])
      expect((await ask(probe, '10.0.0.7:3000')).status).toBe(200);
  });

  const answerTo = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  };

  it.each([
    ['1.0', 421],
    ['1.1', 400],
  ])('is refused without any name (HTTP/%s)', async (version, status) => {
    const answer = await answerTo(`GET /courses HTTP/${version}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each(['localhost', 'evil.example'])('is refused with a second name, %s', async (second) => {
    const answer = await answerTo(`GET /courses HTTP/1.1\r\nHost: localhost\r\nhost: ${second}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});
