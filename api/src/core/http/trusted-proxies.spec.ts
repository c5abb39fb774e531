import { createTestApp, type TestApp } from '../../../test/test-app.js';

const LIMIT = 10;

describe('X-Forwarded-For', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const subscribe = (number: number, forwardedFor: string) =>
    app
      .visitor()
      .post(
        '/api/subscribe',
        { name: 'Ines', email: `ines${number}@example.test`, source: 'landing_page' },
        { headers: { 'x-forwarded-for': forwardedFor } },
      );
  const statuses = async (forwardedFor: (number: number) => string) => {
    const found = new Set<number>();
    for (let number = 0; number <= LIMIT; number += 1)
      found.add((await subscribe(number, forwardedFor(number))).status);
    return [...found];
  };

  it('is believed from a server that is trusted', async () => {
    app = await createTestApp({ TRUSTED_PROXIES: '127.0.0.0/8' });
    expect(await statuses((number) => `203.0.${number}.1`)).toEqual([201]);
  });

  it('is believed from nobody else, whatever network they are in', async () => {
    app = await createTestApp({ TRUSTED_PROXIES: '198.51.100.7' });
    expect(await statuses((number) => `203.0.${number}.1`)).toEqual([201, 429]);
  });

  it('is not believed when it is no list of addresses, however long', async () => {
    app = await createTestApp();
    expect(await statuses((number) => `${number}${'x'.repeat(7_000)}`)).toEqual([201, 429]);
  });

  it('does not get around a limit by what a visitor adds in front', async () => {
    app = await createTestApp();
    expect(await statuses((number) => `203.0.${number}.1, 198.51.100.7`)).toEqual([201, 429]);
  });
});
