import type { Client } from '../../../test/client.js';
import { createEvent } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import { Event } from '../event.entity.js';

const HOUR = 3_600_000;

describe('The recap of an event', () => {
  let app: TestApp;
  let host: User;
  let [asHost, asGuest] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    host = await createUser(app);
    asHost = await app.signInAs(host);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    asGuest = await app.signInAs(await createUser(app));
  });

  const hosted = (more: Partial<Event> = {}) => createEvent(app, { hostId: host.id, ...more });
  const end = ({ id }: Event) =>
    app.data
      .getRepository(Event)
      .update({ id }, { startsAt: new Date(Date.now() - 3 * HOUR), endsAt: new Date(Date.now() - HOUR) });
  const save = (client: Client, { id }: Event, body: object) => client.put(`/api/events/${id}/recap`, body);
  const read = async (client: Client, { id }: Event) => (await client.get(`/api/events/${id}`)).body;
  const notices = async () =>
    (await asGuest.get('/api/my/notifications')).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'event-recap',
    );

  it('is written by its host once it has ended, and people who were going hear of it once', async () => {
    const event = await hosted({ title: 'Office hours' });
    await asGuest.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
    const early = await save(asHost, event, { recap: 'Too early.' });
    expect([early.status, early.body.code]).toEqual([409, 'event_not_over']);
    await end(event);
    expect((await save(asGuest, event, { recap: 'Mine.' })).body.code).toBe('not_host');
    expect((await save(asHost, event, { recap: 'We read **two** chapters.' })).status).toBe(204);
    expect((await read(app.visitor(), event)).recap).toBe('We read **two** chapters.');
    expect((await save(asHost, event, { recap: 'We read three.' })).status).toBe(204);
    expect(await notices()).toEqual([
      expect.objectContaining({
        text: 'The recap of “Office hours” is here',
        href: `/events/${event.slug}#recap`,
      }),
    ]);
    await save(asHost, event, { recap: '' });
    expect((await read(asHost, event)).recap).toBeNull();
  });

  it('has a link to a recording for members, and notifies nobody by itself', async () => {
    const event = await hosted();
    await asGuest.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
    await end(event);
    const refused = await save(asHost, event, { recordingUrl: 'javascript:alert(1)' });
    expect(Object.keys(refused.body.details)).toEqual(['recordingUrl']);
    await save(asHost, event, { recordingUrl: 'https://video.example.test/1' });
    expect(await read(asGuest, event)).toMatchObject({
      hasRecording: true,
      recordingUrl: 'https://video.example.test/1',
      recap: null,
    });
    expect((await read(app.visitor(), event)).recordingUrl).toBeNull();
    expect(await notices()).toEqual([]);
  });

  it('of a Pro event keeps its recording for Pro members', async () => {
    const event = await hosted({ access: 'pro' });
    await end(event);
    await save(asHost, event, { recordingUrl: 'https://video.example.test/2' });
    expect(await read(asGuest, event)).toMatchObject({ hasRecording: true, recordingUrl: null });
    expect((await read(asHost, event)).recordingUrl).toBe('https://video.example.test/2');
  });

  it('is not for an event that was canceled', async () => {
    const event = await hosted();
    await end(event);
    await app.data.getRepository(Event).update({ id: event.id }, { canceledAt: new Date() });
    expect((await save(asHost, event, { recap: 'Nothing.' })).body.code).toBe('event_canceled');
  });
});
