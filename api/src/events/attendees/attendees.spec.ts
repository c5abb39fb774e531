import type { Client } from '../../../test/client.js';
import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { createEvent } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { AuditEvent } from '../../core/audit/audit-event.entity.js';
import type { AdministeredEvent } from '../../overviews/administration/events/administered-events.dto.js';
import type { User } from '../../identity/users/user.entity.js';
import type { Event } from '../event.entity.js';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const MESSAGE = { audience: 'going', subject: 'Bring a book', text: 'Any **book** will do.' };

describe('People who are going, for the hosts', () => {
  let app: TestApp;
  let [host, leo, nia] = [] as unknown as [User, User, User];
  let asHost: Client;
  let event: Event;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());
  beforeEach(async () => {
    host = await createUser(app, { firstName: 'Grace', lastName: null });
    leo = await createUser(app, { firstName: 'Leo', lastName: null });
    nia = await createUser(app, { firstName: 'Nia', lastName: null });
    asHost = await app.signInAs(host);
    event = await createEvent(app, {
      ...{ title: 'Reading', hostId: host.id, capacity: 2, startsAt: inHours(24), endsAt: inHours(25) },
    });
    for (const user of [leo, nia, await createUser(app, { firstName: 'Waits' })])
      await (await app.signInAs(user)).put(path('/rsvp'), { status: 'going' });
  });

  const path = (part: string) => `/api/events/${event.id}${part}`;
  const people = async (client = asHost) => (await client.get(path('/people'))).body;
  const write = (message: object = {}, client = asHost) =>
    client.post(path('/messages'), { ...MESSAGE, ...message });
  const begin = () =>
    app.database.execute({
      text: `UPDATE events SET starts_at = now() - interval '1 hour' WHERE id = $1`,
      values: [event.id],
    });

  it('get one email each, as HTML without pictures too, and its copy is in the history', async () => {
    expect(await people()).toMatchObject({ reach: { going: 2, waitlist: 1 }, messagesLeft: 3, messages: [] });
    const text = 'Any **book** will do. ![](https://spy.example/p.gif)';
    expect((await write({ text })).status).toBe(201);
    const [mail, ...more] = await mailsTo(app, leo.email!);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Bring a book' });
    expect(mail!.body).toContain('Grace wrote about “Reading”:\n\nAny **book** will do.');
    expect(mail!.body).toContain('Emails from hosts of my events');
    const [row] = await app.database.query<{ html: string }>({
      text: 'SELECT html FROM mail_messages WHERE recipient = $1',
      values: [nia.email],
    });
    expect(row!.html).toContain('Any <strong>book</strong> will do.');
    expect(row!.html).not.toContain('<img');
    expect(await people()).toMatchObject({
      messagesLeft: 2,
      messages: [
        { subject: 'Bring a book', text, audience: 'going', recipients: 2, author: { name: 'Grace' } },
      ],
    });
  });

  it('are left alone when they muted or blocked the host, turned these emails off, or are suspended', async () => {
    const asLeo = await app.signInAs(leo);
    await asLeo.patch('/api/my/notification-settings', { kinds: [{ kind: 'event-message', channels: [] }] });
    expect((await people()).reach.going).toBe(1);
    await app.database.execute({
      text: 'INSERT INTO member_mutes (muter_id, muted_id) VALUES ($1, $2)',
      values: [nia.id, host.id],
    });
    expect((await people()).reach.going).toBe(0);
    const { status, body } = await write();
    expect([status, body.code]).toEqual([409, 'no_recipients']);
    expect((await write({ audience: 'waitlist' })).status).toBe(201);
  });

  it('are written to at most three times a day', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await write()).status).toBe(201);
    const { status, body } = await write();
    expect([status, body.code]).toEqual([409, 'too_many_messages']);
    expect(await mailsTo(app, leo.email!)).toHaveLength(3);
  });

  it('are marked as attended once it has started, by hosts and administrators', async () => {
    const mark = (userIds: string[], attended = true, client = asHost) =>
      client.put(path('/attendance'), { userIds, attended });
    expect((await mark([leo.id])).body.code).toBe('event_not_started');
    await begin();
    expect((await mark([leo.id, nia.id])).status).toBe(204);
    expect((await mark([leo.id], false)).status).toBe(204);
    expect(await people()).toMatchObject({
      ...{ hasStarted: true, goingCount: 2, attendedCount: 1 },
      people: [
        { person: { name: 'Leo' }, attended: false },
        { person: { name: 'Nia' }, attended: true },
      ],
    });
    const ada = await createAdmin(app);
    const asAda = await app.signInAs(ada);
    expect((await mark([leo.id], true, asAda)).status).toBe(204);
    const listed = (await asAda.get('/api/admin/events')).body as AdministeredEvent[];
    expect(listed.find(({ id }) => id === event.id)).toMatchObject({ attended: 2 });
    expect((await asAda.get(`/api/admin/events/${event.id}/attendees.csv`)).text).toMatch(/Nia,.*,1/);
    const log = await app.data.getRepository(AuditEvent).find({ where: { actorId: ada.id } });
    expect(log.map(({ action }) => action)).toEqual(['mark attendance of', 'export attendees of']);
  });

  it('are nobody else’s to see, to mark or to write to', async () => {
    const asLeo = await app.signInAs(leo);
    expect(await people(asLeo)).toMatchObject({ people: [], goingCount: 0, messages: [] });
    const answers = [
      await asLeo.put(path('/attendance'), { userIds: [leo.id], attended: true }),
      await write({}, asLeo),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(
      Object.keys((await write({ subject: ' ', text: '', audience: 'all' })).body.details).sort(),
    ).toEqual(['audience', 'subject', 'text']);
  });
});
