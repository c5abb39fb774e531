import type { Client } from '../../../test/client.js';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TYPED = {
  title: 'Reading circle',
  summary: '',
  startsAt: '2031-03-25T18:00',
  timeZone: 'America/New_York',
  durationMinutes: '60',
  capacity: '12',
  groupId: '',
  repeats: 'weekly',
  count: '3',
  format: 'online',
  access: 'free',
  location: '',
  joinUrl: '',
  description: 'One chapter.\r\nThen tea.',
  agenda: '18:00 Arriving\r\n18:10 The chapter',
};

describe('The form of an event in a browser without a script', () => {
  let app: TestApp;
  let host: Client;
  beforeAll(async () => {
    app = await createTestApp();
    host = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const submit = (client: Client, action: string, fields: Record<string, string>) =>
    client.post(action, undefined, { headers: FORM, payload: new URLSearchParams(fields).toString() });
  const slugIn = (location = '') => /^\/events\/([\w-]+)$/.exec(location)![1]!;

  it('plans a series once, and changes the dates that were chosen', async () => {
    const sent = [
      await submit(host, '/api/event-forms', TYPED),
      await submit(host, '/api/event-forms', TYPED),
    ];
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    expect(sent[0]!.headers.location).toBe(sent[1]!.headers.location);
    const slug = slugIn(sent[0]!.headers.location);
    expect((await host.get(`/api/events/${slug}`)).body).toMatchObject({
      localStart: '2031-03-25T18:00',
      capacity: 12,
      description: 'One chapter.\nThen tea.',
      agenda: [
        { at: '18:00', title: 'Arriving' },
        { at: '18:10', title: 'The chapter' },
      ],
      series: { words: 'Every Tuesday', position: 1, total: 3 },
    });
    const { repeats: _, count: __, groupId: ___, ...kept } = TYPED;
    const changed = await submit(host, `/api/event-forms/${slug}`, { ...kept, title: 'Aloud', scope: 'all' });
    expect(changed.headers.location).toBe(`/events/${slug}`);
    expect((await host.get(`/api/events/${slug}`)).body.title).toBe('Aloud');
  });

  it('gives back all that was typed, with why, beside the field', async () => {
    const { status, text } = await submit(host, '/api/event-forms', {
      ...TYPED,
      count: '',
      title: 'So & so',
    });
    expect(status).toBe(400);
    expect(text).toContain('Please say when it ends: after a number of dates, or on a day.');
    expect(text).toContain('value="So &amp; so"');
    expect(text).toContain('value="2031-03-25T18:00"');
    expect(text).toContain('18:10 The chapter');
    expect(text).toContain('action="/api/event-forms"');
  });

  it('gives it back to who was signed out, and to who may not', async () => {
    const { status, text } = await submit(app.visitor(), '/api/event-forms', TYPED);
    expect(status).toBe(401);
    expect(text).toContain('log in on another page');
    expect(text).toContain('value="Reading circle"');
    const reload = await app.visitor().get('/api/event-forms/some-event');
    expect([reload.status, reload.headers.location]).toEqual([302, '/events/some-event/edit']);
  });
});
