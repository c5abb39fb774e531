import fastify, { type FastifyInstance } from 'fastify';
import { loggerOptions } from './logging';

describe('The log of the shell', () => {
  let app: FastifyInstance;
  let lines: string;
  beforeEach(() => {
    lines = '';
    const stream = { write: (line: string) => void (lines += line) };
    app = fastify({ logger: { ...loggerOptions('info'), stream } });
  });
  afterEach(() => app.close());

  it('names the path of a page, and never its query', async () => {
    app.get('/members', async () => 'a page');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await (await fetch(`${url}/members?q=beekeepers&page=2`)).text();
    expect(lines).toContain('"path":"/members"');
    expect(lines).not.toContain('beekeepers');
  });

  it('names no query of an address that does not exist, and no address asked of the api', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await (await fetch(`${url}/nowhere?token=secret-of-a-letter`, { method: 'POST' })).text();
    app.log.info({ source: 'http://api:3001/newsletter/confirm?token=secret-of-a-letter' }, 'fetching');
    expect(lines).toContain('/nowhere');
    expect(lines).not.toContain('secret-of-a-letter');
  });

  it('says what failed and why, without the address of its recipient', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const error = new Error('No session for maya@example.test', { cause });
    app.log.warn({ err: Object.assign(error, { answer: { firstName: 'Wilhelmina' } }) }, 'no session');
    expect(JSON.parse(lines)).toMatchObject({
      msg: 'no session',
      err: { message: expect.stringContaining('No session'), cause: { code: 'ECONNREFUSED' } },
    });
    expect(lines).not.toMatch(/Wilhelmina|maya@/);
  });
});
