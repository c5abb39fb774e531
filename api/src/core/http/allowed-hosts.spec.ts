import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { routesOf } from '../../app/openapi/routes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const PROBES = ['/healthz', '/readyz'];

describe('A request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      PUBLIC_URL: 'https://futurelab.example',
      ALLOWED_HOSTS: 'api, edge:8080,Members.Example,',
    });
  });
  afterAll(() => app.close());

  const ask = (path: string, host: string, method = 'GET') =>
    app.visitor().send(method, path, undefined, { headers: { host, origin: 'https://futurelab.example' } });

  it.each([
    'futurelab.example',
    'FutureLab.Example:443',
    'localhost',
    'localhost:3000',
    '127.0.0.1:49152',
    '[::1]:3000',
    'api:3001',
    'edge',
    'members.example',
  ])('is answered under the name %s', async (host) => {
    expect((await ask('/api/courses', host)).status).toBe(200);
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
    const { status, body } = await ask('/api/courses', host);
    expect(status).toBe(421);
    expect(body).toEqual({
      code: 'unknown_host',
      message:
        'FutureLab doesn’t accept this host name. Open https://futurelab.example, or add the host to ALLOWED_HOSTS.',
    });
  });

  it('is refused under another name on every route, but for the probes, which say nothing', async () => {
    const routes = routesOf(app.nest).filter(({ path }) => !PROBES.includes(path));
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, path } of routes) {
      const { status } = await ask(path.replace(/:\w+/g, 'x'), 'evil.example', method);
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 421`);
    }
    for (const path of [
      '/dev/identity/jwks',
      '/dev/identity/interaction/x',
      '/dev/mail',
      '/api/no-such-call',
    ])
      expect((await ask(path, 'evil.example')).status).toBe(421);
    for (const path of PROBES) expect((await ask(path, '10.0.0.7:3001')).status).toBe(200);
  });

  const answerTo = async (text: string): Promise<string> => {
    const { port } = app.nest.getHttpServer().address() as AddressInfo;
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
    const answer = await answerTo(`GET /api/courses HTTP/${version}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each(['localhost', 'evil.example'])('is refused with a second name, %s', async (second) => {
    const answer = await answerTo(`GET /api/courses HTTP/1.1\r\nHost: localhost\r\nhost: ${second}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('bad_request');
  });
});
