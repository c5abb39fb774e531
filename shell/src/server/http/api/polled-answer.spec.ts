import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PolledAnswer } from './polled-answer';

let answers: { status: number; body: object }[];
let server: Server;
let settings: PolledAnswer<{ siteName: string }>;
let problems: unknown[];

beforeEach(async () => {
  answers = [];
  problems = [];
  server = createServer((_request, response) => {
    const { status, body } = answers.length > 1 ? answers.shift()! : answers[0]!;
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  settings = new PolledAnswer({
    path: '/api/site',
    apiUrl: `http://127.0.0.1:${port}`,
    onProblem: (error) => problems.push(error),
    checkEvery: 5,
  });
});
afterEach(() => {
  settings.close();
  server.close();
});

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('A change is seen without a restart, and pages rendered before it are told apart', async () => {
  answers = [
    { status: 200, body: { siteName: 'FutureLab' } },
    { status: 200, body: { siteName: 'Another name' } },
  ];
  await settings.start();
  const { version } = settings;
  expect(settings.current).toEqual({ siteName: 'FutureLab' });
  await until(() => settings.current?.siteName === 'Another name');
  expect(settings.version).not.toBe(version);
});

test('What was read last stays while the api does not answer, which is noted once', async () => {
  answers = [
    { status: 200, body: { siteName: 'FutureLab' } },
    { status: 503, body: {} },
    { status: 503, body: {} },
    { status: 503, body: {} },
    { status: 200, body: { siteName: 'Back' } },
  ];
  await settings.start();
  await until(() => problems.length > 0);
  expect(settings.current).toEqual({ siteName: 'FutureLab' });
  await until(() => settings.current?.siteName === 'Back');
  expect(problems).toHaveLength(1);
});
