/** @jest-environment node */
import fastify from 'fastify';
import { registerHealth } from './health';

const ready = async (current: () => Promise<unknown>) => {
  const app = fastify();
  registerHealth(app, { current } as never);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/readyz`);
  const body = await answer.json();
  await app.close();
  return [answer.status, body];
};

describe('/readyz of the shell', () => {
  it('names the version of what is live', async () => {
    expect(await ready(async () => ({ version: 7 }))).toEqual([200, { status: 'ready', version: 7 }]);
  });

  it('says what is missing', async () => {
    const message = 'No live releases are known: the registry does not answer (ECONNREFUSED)';
    const answer = await ready(async () => Promise.reject(new Error(message)));
    expect(answer).toEqual([503, { status: 'not ready', message }]);
  });
});
