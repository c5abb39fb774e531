import type { Client } from '../../../../test/client.js';
import { mailsTo } from '../../../../test/factories/enquiry-factory.js';
import { createCourse } from '../../../../test/factories/product-factories.js';
import { createAdmin, createProUser, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';
import { Mentor } from '../mentors/mentor.entity.js';
import type { MentorshipItem } from './mentorship.dto.js';
import { MentorshipRequest } from './mentorship-request.entity.js';

const DAY_MS = 86_400_000;
/** A wall time in so many days. */
const inDays = (days: number, time = '18:00') =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T${time}`;

const times = () => ({ firstTime: inDays(3), secondTime: inDays(4), thirdTime: inDays(5), timeZone: 'UTC' });
const PROPOSAL = () => ({
  firstTime: inDays(4),
  timeZone: 'UTC',
  meetingUrl: 'https://meet.example.test/one',
});

describe('A mentor request', () => {
  let app: TestApp;
  let [maya, grace] = [] as unknown as [User, User];
  let [asMaya, asGrace] = [] as unknown as [Client, Client];
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.data.getRepository(MentorshipRequest).clear();
    maya = await createProUser(app, { firstName: 'Maya', lastName: null, timeZone: 'Europe/Amsterdam' });
    grace = await createUser(app, { firstName: 'Grace', lastName: null, timeZone: 'America/New_York' });
    await app.data.getRepository(Mentor).insert({ userId: grace.id, reason: 'She coaches.' });
    [asMaya, asGrace] = [await app.signInAs(maya), await app.signInAs(grace)];
  });

  const ask = (client = asMaya, more: object = {}) =>
    client.post('/api/mentorship/requests', { topic: 'Pricing', ...times(), ...more });
  const mine = async (client = asMaya) => (await client.get('/api/mentorship/requests')).body;
  const queue = async (client = asGrace) => (await client.get('/api/mentorship/queue')).body;
  const path = (id: string, part = '') => `/api/mentorship/requests/${id}${part}`;
  const notices = async (client: Client) =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);
  const agreed = async () => {
    const { id } = (await ask()).body;
    await asGrace.put(path(id, '/proposal'), PROPOSAL());
    await asMaya.put(path(id, '/acceptance'), { at: `${inDays(4)}:00.000Z` });
    return id as string;
  };

  it('goes from asking over a time to a note that both have, each step with its notification', async () => {
    const { status, body } = await ask(asMaya, { details: 'I charge by the hour.' });
    expect(status).toBe(201);
    expect(await notices(asGrace)).toEqual(['New mentor request: “Pricing”']);
    expect(await queue()).toMatchObject({
      waitingCount: 1,
      waiting: [
        { id: body.id, details: 'I charge by the hour.', isPro: true, memberTimeZone: 'Europe/Amsterdam' },
      ],
    });

    const proposal = { ...PROPOSAL(), secondTime: inDays(5), message: 'Bring your price list.' };
    expect((await asGrace.put(path(body.id, '/proposal'), proposal)).status).toBe(204);
    expect(await notices(asMaya)).toEqual(['Grace proposed times for the mentor session “Pricing”']);
    expect(await notices(asGrace)).toEqual([]);
    const [proposed] = (await mine()).requests as MentorshipItem[];
    expect(proposed).toMatchObject({
      state: 'proposed',
      mentor: { name: 'Grace' },
      mentorTimeZone: 'America/New_York',
      message: 'Bring your price list.',
    });
    expect(proposed!.proposedTimes).toHaveLength(2);

    const at = proposed!.proposedTimes[1];
    expect((await asMaya.put(path(body.id, '/acceptance'), { at })).status).toBe(204);
    expect(await notices(asGrace)).toEqual(['Maya accepted a time for the mentor session “Pricing”']);
    expect((await queue()).mine).toMatchObject([{ state: 'scheduled', meetsAt: at }]);

    const note = 'Charge by the result.';
    expect((await asGrace.put(path(body.id, '/note'), { text: note })).status).toBe(204);
    expect((await mine()).requests).toMatchObject([{ state: 'done', note }]);
    expect((await queue()).done).toMatchObject([{ state: 'done', note }]);
    expect(await notices(asMaya)).toEqual(['Grace wrote a note on the mentor session “Pricing”']);
  });

  it('is in the calendar file of both, and of nobody else', async () => {
    const id = await agreed();
    for (const [client, other] of [
      [asMaya, 'Grace'],
      [asGrace, 'Maya'],
    ] as const) {
      const { status, text, headers } = await client.get(path(id, '/calendar.ics'));
      expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(text).toContain(`SUMMARY:Mentor session with ${other}`);
      expect(text).toContain(`DTSTART:${inDays(4).replaceAll(/[-:]/g, '')}00Z`);
    }
    const leo = await app.signInAs(await createUser(app));
    expect((await leo.get(path(id, '/calendar.ics'))).status).toBe(404);
  });

  it('leaves the calendars of both, who get an email with that, when it is canceled or moved', async () => {
    const canceled = await agreed();
    const sequence = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)![1]);
    const before = (await asGrace.get(path(canceled, '/calendar.ics'))).text;
    expect(before).toMatch(/^METHOD:PUBLISH/m);
    await asMaya.delete(path(canceled));
    const after = (await asGrace.get(path(canceled, '/calendar.ics'))).text;
    expect(after).toMatch(/^METHOD:CANCEL/m);
    const uid = (text: string) => /^UID:.*/m.exec(text)![0];
    expect(uid(after)).toBe(uid(before));
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    const subjects = async ({ email }: User) => (await mailsTo(app, email!)).map(({ subject }) => subject);
    const off = 'Your mentor session “Pricing” is canceled';
    expect([await subjects(maya), await subjects(grace)]).toEqual([[off], [off]]);

    await app.data.getRepository(MentorshipRequest).clear();
    const moved = await agreed();
    await asGrace.put(path(moved, '/proposal'), { ...PROPOSAL(), firstTime: inDays(9) });
    expect(await subjects(maya)).toEqual(expect.arrayContaining(['Your mentor session “Pricing” has moved']));
    expect((await asMaya.get(path(moved, '/calendar.ics'))).status).toBe(404);
  });

  it('is one at a time, also when it is sent twice at once', async () => {
    const answers = await Promise.all([ask(), ask(asMaya, { topic: 'Hiring' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await ask()).body.code).toBe('request_active');
    expect(await mine()).toMatchObject({ canAsk: false, nextRequestOn: null });
    expect((await mine()).requests).toHaveLength(1);
  });

  it('is one a month, and does not count when it is withdrawn before a time is agreed on', async () => {
    const first = (await ask()).body.id;
    expect((await asMaya.delete(path(first))).status).toBe(204);
    expect(await queue()).toMatchObject({ waiting: [], waitingCount: 0 });
    expect(await notices(asGrace)).toEqual([]);
    expect(await mine()).toMatchObject({ canAsk: true, requests: [] });

    const second = await agreed();
    expect((await asMaya.delete(path(second))).status).toBe(204);
    expect((await ask()).body.code).toBe('one_a_month');
    const { canAsk, nextRequestOn } = await mine();
    expect([canAsk, nextRequestOn]).toEqual([false, expect.stringMatching(/^\d{4}-\d\d-01$/)]);

    await app.data.getRepository(MentorshipRequest).update({ id: second }, { month: '2026-01-01' });
    expect((await ask()).status).toBe(201);
  });

  it('is for Pro members, who are ahead of others in the queue', async () => {
    const leo = await createUser(app, { firstName: 'Leo' });
    const asLeo = await app.signInAs(leo);
    expect((await ask(asLeo)).status).toBe(403);
    expect(await mine(asLeo)).toEqual({ isMentor: false, canAsk: false, nextRequestOn: null, requests: [] });
    const past = await createProUser(app);
    await ask(await app.signInAs(past), { topic: 'No longer Pro' });
    await app.database.execute({
      text: 'UPDATE subscriptions SET access_until = now() WHERE user_id = $1',
      values: [past.id],
    });
    await ask();
    const { waiting } = await queue();
    expect(waiting.map(({ topic }: MentorshipItem) => topic)).toEqual(['Pricing', 'No longer Pro']);
  });

  it('is answered by mentors alone: instructors, whom an administrator named, and administrators', async () => {
    const { id } = (await ask()).body;
    const propose = async (user: User) =>
      (await (await app.signInAs(user)).put(path(id, '/proposal'), PROPOSAL())).status;
    const leo = await createUser(app);
    expect([await propose(leo), await propose(maya)]).toEqual([404, 404]);
    expect(await queue(asMaya)).toMatchObject({ isMentor: false, waiting: [], waitingCount: 0 });
    await createCourse(app, { instructorId: leo.id });
    expect((await queue(await app.signInAs(leo))).waiting).toMatchObject([{ id }]);
    expect((await queue(await app.signInAs(await createAdmin(app)))).waiting).toMatchObject([{ id }]);
    expect(await propose(leo)).toBe(204);
    expect(await propose(grace)).toBe(409);
    const note = { text: 'Mine, not hers.' };
    expect((await asGrace.put(path(id, '/note'), note)).status).toBe(404);
  });

  it('goes to the one of two mentors who answers first', async () => {
    const { id } = (await ask()).body;
    const ines = await createUser(app);
    await app.data.getRepository(Mentor).insert({ userId: ines.id, reason: 'She teaches.' });
    const asInes = await app.signInAs(ines);
    const answers = await Promise.all(
      [asGrace, asInes].map((client) => client.put(path(id, '/proposal'), PROPOSAL())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('is open again when none of the times suits', async () => {
    const { id } = (await ask()).body;
    await asGrace.put(path(id, '/proposal'), PROPOSAL());
    expect((await asMaya.put(path(id, '/times'), times())).status).toBe(204);
    expect((await queue()).waiting).toMatchObject([{ id, state: 'open', proposedTimes: [] }]);
    expect((await asMaya.put(path(id, '/acceptance'), { at: new Date().toISOString() })).status).toBe(409);
  });

  it('is moved by its mentor, to which the member agrees again', async () => {
    const id = await agreed();
    expect((await asGrace.put(path(id, '/proposal'), { ...PROPOSAL(), firstTime: inDays(9) })).status).toBe(
      204,
    );
    expect((await mine()).requests).toMatchObject([{ state: 'proposed', meetsAt: null }]);
  });

  it('is escalated once when nobody answered in two working days', async () => {
    const admin = await createAdmin(app);
    const asAdmin = await app.signInAs(admin);
    const { id } = (await ask()).body;
    const attention = async () =>
      (await asAdmin.get('/api/admin/overview')).body.attention.filter(
        ({ kind }: { kind: string }) => kind === 'mentor_request',
      );
    expect(await attention()).toEqual([]);
    await app.data.getRepository(MentorshipRequest).update({ id }, { answerBy: '2026-01-05' });
    for (let hour = 0; hour < 2; hour += 1) {
      await app.database.execute({
        text: `INSERT INTO pgboss.job (name, data) VALUES ('mentorship-escalation', NULL)`,
      });
      await app.runJobs();
    }
    expect(await attention()).toMatchObject([
      { id, title: 'Pricing', who: 'Maya', href: '/mentorship/queue', count: 1 },
    ]);
    expect((await mine()).requests).toMatchObject([{ isOverdue: true }]);
    const sent = await app.database.query({
      text: `SELECT title FROM notifications WHERE user_id = $1 AND kind = 'mentor-request'`,
      values: [admin.id],
    });
    expect(sent).toEqual([{ title: 'Overdue mentor request: “Pricing”' }]);
    await asGrace.put(path(id, '/proposal'), PROPOSAL());
    expect(await attention()).toEqual([]);
  });

  it('names a lesson that the member may read', async () => {
    const { course, lessons } = await createCourse(app, { access: 'free' });
    const lessonId = lessons[1]!.id;
    const other = await ask(asMaya, { lessonId: course.id });
    expect(other.body.details).toEqual({ lessonId: ['Choose a lesson from the list.'] });
    await asMaya.put(`/api/courses/${course.slug}/enrollment`);
    const places = (await asMaya.get(`/api/mentorship/places?lesson=${lessonId}`)).body;
    expect(places.lessons).toEqual([{ id: lessonId, title: lessons[1]!.title }]);
    expect((await ask(asMaya, { lessonId })).status).toBe(201);
    expect((await queue()).waiting).toMatchObject([
      { subject: { kind: 'lesson', title: lessons[1]!.title, href: expect.stringContaining('/lesson/') } },
    ]);
  });

  it('says what is wrong with each field', async () => {
    const wrong = await ask(asMaya, { topic: ' ', firstTime: '', secondTime: inDays(-1), timeZone: 'Mars' });
    expect(Object.keys(wrong.body.details).sort()).toEqual(['firstTime', 'timeZone', 'topic']);
    const past = await ask(asMaya, { secondTime: inDays(-1), thirdTime: inDays(3) });
    expect(past.body.details).toEqual({
      secondTime: ['Choose a time in the future.'],
      thirdTime: ['Choose three different times.'],
    });
    const { id } = (await ask()).body;
    const proposal = { ...PROPOSAL(), meetingUrl: 'http://meet.example.test' };
    expect(Object.keys((await asGrace.put(path(id, '/proposal'), proposal)).body.details)).toEqual([
      'meetingUrl',
    ]);
    await asGrace.put(path(id, '/proposal'), PROPOSAL());
    const at = new Date(Date.now() + DAY_MS).toISOString();
    expect((await asMaya.put(path(id, '/acceptance'), { at })).body.details).toEqual({
      at: ['Choose one of the times.'],
    });
  });

  it('belongs to its member alone', async () => {
    const { id } = (await ask()).body;
    const asLeo = await app.signInAs(await createProUser(app));
    const tries = [
      asLeo.delete(path(id)),
      asLeo.put(path(id, '/times'), times()),
      asLeo.put(path(id, '/acceptance'), { at: new Date().toISOString() }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
