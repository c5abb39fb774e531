import type { Client } from '../../../test/client.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const UNTIL = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const EXCHANGE = {
  ...{ kind: 'request', title: 'Read my sheet', body: 'One page.', until: UNTIL },
  ...{ hours: '1', topic: 'Health', skills: 'Plain language, ' },
};
const PROJECT = {
  ...{ title: 'A sheet', purpose: 'For families.', topic: '', skills: '', endsOn: '' },
  ...{ part1: 'Editor', hours1: '2', part2: '', hours2: '' },
};

describe('The Synergizer in a browser without a script', () => {
  let app: TestApp;
  let maya: Client;
  let leo: Client;
  let ada: Client;
  beforeAll(async () => {
    app = await createTestApp();
    maya = await app.signInAs(await createProUser(app));
    leo = await app.signInAs(await createUser(app));
    ada = await app.signInAs(await createAdmin(app));
  });
  beforeEach(() => app.data.query('DELETE FROM rate_limit_counters'));
  afterAll(() => app.close());

  const submit = (
    client: Client,
    action: string,
    fields: Record<string, string> = {},
    headers: object = {},
  ) =>
    client.post(action, undefined, {
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const slugOf = (location: string | undefined) => location!.split('/').at(-1)!;

  it('starts an exchange once, is answered and is settled', async () => {
    const both = await Promise.all([1, 2].map(() => submit(maya, '/exchanges', EXCHANGE)));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const slug = slugOf(both[0]!.headers.location);
    expect(both[1]!.headers.location).toBe(`/synergizer/exchange/${slug}`);
    const { body } = await maya.get(`/api/exchanges/${slug}`);
    expect(body).toMatchObject({ hours: 1, topic: 'Health', skills: ['Plain language'] });
    expect((await submit(leo, `/exchanges/${slug}/helpers`, { words: 'I read slowly.' })).status).toBe(303);
    const { helpers } = (await maya.get(`/api/exchanges/${slug}`)).body;
    expect(helpers).toMatchObject([{ words: 'I read slowly.' }]);
    const early = await submit(leo, `/exchanges/${slug}/done`);
    expect([early.status, early.text.includes('Nothing was sent yet.')]).toEqual([403, true]);
    await maya.put(`/api/exchanges/${slug}/helper`, { memberId: helpers[0].id });
    for (const client of [leo, maya])
      expect((await submit(client, `/exchanges/${slug}/done`)).headers.location).toBe(
        `/synergizer/exchange/${slug}`,
      );
    expect((await leo.get(`/api/exchanges/${slug}`)).body.state).toBe('done');
  });

  it('proposes a project and asks to join it', async () => {
    const { status, headers } = await submit(maya, '/projects', PROJECT);
    expect(status).toBe(303);
    const slug = slugOf(headers.location);
    const { roles } = (await maya.get(`/api/projects/${slug}`)).body;
    expect(roles).toMatchObject([{ name: 'Editor', hoursPerWeek: 2 }]);
    await ada.put(`/api/projects/${slug}/stage`, { stage: 'open' });
    const refused = await submit(leo, `/projects/${slug}/requests`, { roleId: roles[0].id, words: 'I cut.' });
    expect([refused.status, refused.text.includes('I cut.</textarea>')]).toEqual([403, true]);
    expect((await submit(ada, `/projects/${slug}/requests`, { roleId: roles[0].id })).status).toBe(303);
    expect((await maya.get(`/api/projects/${slug}`)).body.requests).toHaveLength(1);
  });

  it('changes an exchange of one’s own', async () => {
    const { headers } = await submit(maya, '/exchanges', { ...EXCHANGE, title: 'Read my other sheet' });
    const slug = slugOf(headers.location);
    const { kind: _, ...fields } = EXCHANGE;
    const changed = await submit(maya, `/exchanges/${slug}`, { ...fields, title: 'Two sheets', hours: '' });
    expect([changed.status, changed.headers.location]).toEqual([303, `/synergizer/exchange/${slug}`]);
    expect((await maya.get(`/api/exchanges/${slug}`)).body).toMatchObject({
      title: 'Two sheets',
      kind: 'request',
      hours: null,
    });
    const refused = await submit(maya, `/exchanges/${slug}`, { ...fields, title: ' ' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('id="title-wrong"');
    expect(refused.text).toContain('One page.</textarea>');
    expect((await submit(leo, `/exchanges/${slug}`, fields)).status).toBe(403);
    const again = await maya.get(`/exchanges/${slug}`);
    expect([again.status, again.headers.location]).toEqual([302, `/propose-exchange?edit=${slug}`]);
  });

  it('changes a project of one’s own, whose parts stay who has them', async () => {
    const slug = slugOf((await submit(maya, '/projects', { ...PROJECT, title: 'Sheets' })).headers.location);
    const [role] = (await maya.get(`/api/projects/${slug}`)).body.roles;
    const parts = { role1: role.id, part1: 'Reader', hours1: '3', part2: 'Printer', hours2: '1' };
    const refused = await submit(maya, `/projects/${slug}`, { ...PROJECT, ...parts, title: '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`name="role1" value="${role.id}"`);
    const { status } = await submit(maya, `/projects/${slug}`, { ...PROJECT, ...parts, title: 'Two' });
    expect(status).toBe(303);
    expect((await maya.get(`/api/projects/${slug}`)).body).toMatchObject({
      title: 'Two',
      roles: [{ id: role.id, name: 'Reader' }, { name: 'Printer' }],
    });
    expect((await submit(ada, `/projects/${slug}`, PROJECT)).status).toBe(403);
  });

  it('comes back with everything typed and what is wrong beside each field', async () => {
    const exchange = await submit(maya, '/exchanges', { ...EXCHANGE, title: ' ', until: '' });
    expect(exchange.status).toBe(400);
    expect(exchange.text).toContain('id="title-wrong"');
    expect(exchange.text).toContain('id="until-wrong"');
    expect(exchange.text).toContain('One page.</textarea>');
    expect(exchange.text).toMatch(/<option value="request"\s+selected/);
    const nameless = await submit(maya, '/projects', { ...PROJECT, part1: '', hours1: '', part2: 'Printer' });
    expect(nameless.status).toBe(400);
    expect(nameless.text).toContain('id="hours2-wrong"');
    expect(nameless.text).toContain('value="Printer"');
    expect((await submit(maya, '/projects', { ...PROJECT, part1: '', hours1: '' })).text).toContain(
      'id="part1-wrong">Name at least one part that somebody can take.',
    );
  });

  it('gives back to a free or signed-out member what they typed, and says what opens it', async () => {
    const free = await submit(leo, '/projects', PROJECT);
    expect([free.status, free.text.includes('For families.</textarea>')]).toEqual([403, true]);
    expect(free.text).toContain('Pro members propose projects.');
    const { status, text } = await submit(app.visitor(), '/exchanges', EXCHANGE);
    expect(status).toBe(401);
    expect(text).toContain('One page.</textarea>');
    expect(text).toContain(`/api/login?returnTo=${encodeURIComponent('/propose-exchange')}`);
  });

  it('is refused from a page of another site', async () => {
    const foreign = { origin: 'https://evil.example' };
    for (const path of ['/exchanges', '/projects', '/exchanges/any', '/projects/any', '/exchanges/any/done'])
      expect((await submit(maya, path, EXCHANGE, foreign)).status).toBe(403);
  });
});
