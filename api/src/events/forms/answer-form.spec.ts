import type { Client } from '../../../test/client.js';
import { createEvent } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('An answer from a browser without a script', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const submit = (client: Client, slug: string, status: string) =>
    client.post(`/api/events/${slug}/answer`, undefined, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ status }).toString(),
    });

  it('is kept, changed and taken back, and leads to the event', async () => {
    const { id, slug } = await createEvent(app, { capacity: 3 });
    const member = await app.signInAs(await createUser(app));
    const answers = async () =>
      (await member.get('/api/my/rsvps')).body.map(({ eventId, status }: Record<string, string>) => [
        eventId,
        status,
      ]);
    const { status, headers } = await submit(member, slug, 'going');
    expect([status, headers.location]).toEqual([303, `/events/${slug}`]);
    expect(await answers()).toEqual([[id, 'going']]);
    await submit(member, slug, 'maybe');
    expect(await answers()).toEqual([[id, 'maybe']]);
    await submit(member, slug, 'declined');
    expect(await answers()).toEqual([]);
  });

  it('is refused in words, on a page that leads back', async () => {
    const over = await createEvent(app, { startsAt: new Date(Date.now() - 5 * 3_600_000) });
    const member = await app.signInAs(await createUser(app));
    const late = await submit(member, over.slug, 'going');
    expect([late.status, late.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
    expect(late.text).toContain('This event is over.');
    expect(late.text).toContain(`href="/events/${over.slug}"`);
    expect((await submit(member, over.slug, 'perhaps')).status).toBe(400);
    const signedOut = await submit(app.visitor(), over.slug, 'going');
    expect(signedOut.status).toBe(401);
    expect(signedOut.text).toContain(`/api/login?returnTo=%2Fevents%2F${over.slug}`);
    expect((await member.get(`/api/events/${over.slug}/answer`)).headers.location).toBe(
      `/events/${over.slug}`,
    );
  });
});
