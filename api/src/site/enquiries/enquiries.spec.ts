import {
  CONSULTING,
  CONTACT,
  enquire,
  fromSomewhere,
  mailsTo,
  NEXT_MAY,
  SPEAKING,
} from '../../../test/factories/enquiry-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const TEAM = 'team@futurelab.test';

describe('POST /api/enquiries', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ ENQUIRIES_TO: TEAM });
  });
  afterAll(() => app.close());

  const stored = (email: string) =>
    app.database.query<{ reference: string; state: string }>({
      text: 'SELECT reference, state FROM enquiries WHERE email = $1',
      values: [email],
    });

  it.each([CONTACT, CONSULTING, SPEAKING])('takes in $kind and answers with a reference', async (body) => {
    const email = `${body.kind}@example.test`;
    const answer = await enquire(app, { ...body, email });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      reference: expect.stringMatching(/^FL-[2-9A-Z]{6}$/),
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(await stored(email)).toEqual([{ reference: answer.body.reference, state: 'new' }]);
  });

  it('mails both sides the reference and when to expect an answer', async () => {
    const { body } = await enquire(app, { ...SPEAKING, email: 'both@example.test' });
    const [receipt] = await mailsTo(app, 'both@example.test');
    expect(receipt!.subject).toBe(`We got your speaking request (${body.reference})`);
    expect(receipt!.body).toMatch(/You’ll hear from us by \w+day, \w+ \d+\./);
    const toTeam = (await mailsTo(app, TEAM)).find(({ subject }) => subject.includes(body.reference))!;
    expect(toTeam.subject).toBe(`${body.reference}: speaking, Hospital of the North`);
    expect(toTeam.body).toContain('From: Rosa Lind, both@example.test');
    expect(toTeam.body).toContain(`Days: ${NEXT_MAY}`);
    expect(toTeam.body).toContain('Format: Keynote');
    expect(toTeam.body).toContain(SPEAKING.message);
  });

  it('repeats nothing that was typed to an address that may be someone else’s', async () => {
    const spam = { name: 'Buy at evil.example', message: 'Win money at https://evil.example today.' };
    await enquire(app, { ...CONTACT, ...spam, email: 'victim@example.test' });
    const [receipt] = await mailsTo(app, 'victim@example.test');
    expect(receipt!.body).not.toContain('evil.example');
    expect(receipt!.subject).not.toContain('evil.example');
  });

  it('is one enquiry when it is sent ten times at once', async () => {
    const body = { ...SPEAKING, email: 'twice@example.test' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => enquire(app, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body: { reference } }) => reference)).size).toBe(1);
    expect(await stored('twice@example.test')).toHaveLength(1);
    expect(await mailsTo(app, 'twice@example.test')).toHaveLength(1);
  });

  it('is another enquiry when something else is asked, or when the first was answered', async () => {
    const body = { ...CONTACT, email: 'again@example.test' };
    const first = await enquire(app, body);
    const other = await enquire(app, { ...body, message: 'And one more thing, please.' });
    await app.database.execute({
      text: `UPDATE enquiries SET state = 'answered' WHERE email = $1`,
      values: [body.email],
    });
    const later = await enquire(app, body);
    const references = [first, other, later].map((answer) => answer.body.reference);
    expect(new Set(references).size).toBe(3);
  });

  it('answers a program as it answers a person, and keeps nothing', async () => {
    for (const trapped of [{ website: 'https://bot.example' }, { took: 40 }]) {
      const answer = await enquire(app, { ...CONTACT, email: 'bot@example.test', ...trapped });
      expect(answer.status).toBe(201);
      expect(Object.keys(answer.body)).toEqual(['reference', 'answerBy']);
    }
    expect(await stored('bot@example.test')).toEqual([]);
    expect(await mailsTo(app, 'bot@example.test')).toEqual([]);
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name', 'Enter your name, in up to 80 characters.'],
    ['no address', { email: 'rosa at example' }, 'email', 'Please enter a valid email address.'],
    ['too few words', { message: 'Hi' }, 'message', 'Write at least ten characters, and at most 4,000.'],
    [
      'too many words',
      { message: 'x'.repeat(4001) },
      'message',
      'Write at least ten characters, and at most 4,000.',
    ],
    ['no consent', { consent: false }, 'consent', 'Tick this box: we may keep only what you agree to.'],
    [
      'no organization',
      { organization: '' },
      'organization',
      'Enter the name of your organization, in up to 120 characters.',
    ],
    ['a day that is over', { windowFrom: '2024-05-14' }, 'windowFrom', 'Choose a day that is still to come.'],
    [
      'February 30',
      { windowFrom: NEXT_MAY.replace('05-14', '02-30') },
      'windowFrom',
      'Choose a day that is still to come.',
    ],
    [
      'an end before the start',
      { windowTo: NEXT_MAY.replace('14', '13') },
      'windowTo',
      'The last day cannot be before the first.',
    ],
    ['an unknown format', { format: 'rap' }, 'format', 'Choose a format.'],
    [
      'an unknown budget',
      { budget: 'lots' },
      'budget',
      'Choose a budget band; you may say that you do not know yet.',
    ],
  ])('refuses %s with a message', async (_, wrong, field, message) => {
    const answer = await enquire(app, { ...SPEAKING, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', details: { [field]: [message] } });
  });

  it.each([
    ['a kind we do not have', { ...CONTACT, kind: 'spam' }],
    ['no kind', { ...CONTACT, kind: undefined }],
    ['a field its kind does not ask', { ...CONTACT, audience: 'everybody' }],
    ['a NUL byte', { ...CONTACT, name: 'Ro\u0000sa' }],
    ['a list', [CONTACT]],
  ])('refuses %s', async (_, body) => {
    expect((await enquire(app, body)).status).toBe(400);
  });

  it('is erased two years after it came, and not before', async () => {
    for (const [email, age] of [
      ['erased@example.test', '2 years 1 day'],
      ['kept@example.test', '2 years -1 day'],
    ]) {
      await enquire(app, { ...CONTACT, email });
      await app.database.execute({
        text: 'UPDATE enquiries SET created_at = now() - $2::interval WHERE email = $1',
        values: [email, age],
      });
    }
    await app.database.execute({ text: `INSERT INTO pgboss.job (name, data) VALUES ('housekeeping', '{}')` });
    await app.runJobs();
    expect(await stored('erased@example.test')).toEqual([]);
    expect(await stored('kept@example.test')).toHaveLength(1);
  });

  it('limits how often one household may ask, whatever it claims to be', async () => {
    const ask = (number: number) =>
      enquire(
        app,
        { ...CONTACT, email: `flood${number}@example.test` },
        { 'x-forwarded-for': `203.0.113.${number}, 198.51.100.7` },
      );
    for (let number = 0; number < 10; number += 1) expect((await ask(number)).status).toBe(201);
    const refused = await ask(10);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored('flood10@example.test')).toEqual([]);
  });

  it('limits what one mailbox is written to, from wherever it is asked', async () => {
    const ask = (number: number) =>
      enquire(
        app,
        { ...CONTACT, email: 'target@example.test', message: `Something else, number ${number}.` },
        fromSomewhere(),
      );
    for (let number = 0; number < 5; number += 1) expect((await ask(number)).status).toBe(201);
    expect((await ask(5)).status).toBe(201);
    expect(await mailsTo(app, 'target@example.test')).toHaveLength(5);
    expect(await stored('target@example.test')).toHaveLength(6);
  });
});
