import fastify from 'fastify';
import { ApiReadiness } from './api-readiness';
import { registerHealth } from './health';

const LIVE = async () => ({ version: 7 });
const READY = { problem: null };

async function readiness(current: () => Promise<unknown>, api: { problem: string | null }, query = '') {
  const app = fastify();
  registerHealth(app, { current } as never, api);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/readyz${query}`);
  const body = await answer.json();
  await app.close();
  return [answer.status, body];
}

describe('/readyz of the shell', () => {
  it('names the version of what is live', async () => {
    expect(await readiness(LIVE, READY)).toEqual([200, { status: 'ready', version: 7 }]);
  });

  it('names releases that this shell has no platform for', async () => {
    const incompatible = ['mf-learning@r1 (canary): It runs with platform ^3.0.0, and the shell has 2.0.0.'];
    const live = async () => ({ version: 7, incompatible });
    expect(await readiness(live, READY)).toEqual([200, { status: 'ready', version: 7, incompatible }]);
  });

  it('says what is missing', async () => {
    const message = 'No live releases are known: the registry does not answer (ECONNREFUSED)';
    const answer = await readiness(async () => Promise.reject(new Error(message)), READY);
    expect(answer).toEqual([503, { status: 'not ready', message }]);
  });

  it('says that it is the api, unless it is asked for the shell alone', async () => {
    const message = 'The api does not answer (ECONNREFUSED).';
    const away = { problem: message };
    expect(await readiness(LIVE, away)).toEqual([503, { status: 'not ready', message }]);
    expect(await readiness(LIVE, away, '?exclude=api')).toEqual([200, { status: 'ready', version: 7 }]);
  });
});

describe('The readiness of the api', () => {
  const api = fastify();
  let answers: [number, object][] = [];
  let asked: () => void = () => undefined;
  let apiUrl: string;
  const started: ApiReadiness[] = [];
  beforeAll(async () => {
    api.get('/readyz', async (_request, reply) => {
      const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
      asked();
      return reply.code(status).send(body);
    });
    apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => started.splice(0).forEach((readiness) => readiness.close()));
  afterAll(() => api.close());

  const ready: [number, object] = [200, { status: 'ready' }];
  const waiting: [number, object] = [503, { message: 'The database does not answer (ECONNREFUSED).' }];

  async function readinessOf(url: string): Promise<ApiReadiness> {
    const readiness = new ApiReadiness({ apiUrl: url, checkEvery: 1 });
    started.push(readiness);
    await readiness.start();
    return readiness;
  }
  /** What it has said at each question, from the first one on. */
  async function problemsSeen(readiness: ApiReadiness, questions: number): Promise<(string | null)[]> {
    const seen = [readiness.problem];
    while (seen.length < questions) {
      await new Promise<void>((resolve) => (asked = resolve));
      seen.push(readiness.problem);
    }
    return seen;
  }

  it('is missed with the api’s own message, once it has been missing three times, until it is back', async () => {
    answers = [ready, waiting, waiting, waiting, waiting, ready];
    const readiness = await readinessOf(apiUrl);
    const problem = 'The api is not ready: The database does not answer (ECONNREFUSED).';
    const seen = await problemsSeen(readiness, 8);
    const changes = seen.filter((one, index) => index === 0 || one !== seen[index - 1]);
    expect(changes).toEqual([null, problem, null]);
    expect(seen.indexOf(problem)).toBeGreaterThanOrEqual(3);
  });

  it('is not missed for one answer', async () => {
    answers = [ready, waiting, waiting, ready];
    expect(await problemsSeen(await readinessOf(apiUrl), 8)).toEqual(Array(8).fill(null));
  });

  it('is missed from the start where nobody answers', async () => {
    const gone = fastify();
    const url = await gone.listen({ port: 0, host: '127.0.0.1' });
    await gone.close();
    expect((await readinessOf(url)).problem).toBe('The api does not answer (ECONNREFUSED).');
  });
});
