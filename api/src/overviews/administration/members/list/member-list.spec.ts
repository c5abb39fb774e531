import type { Client, TestResponse } from '../../../../../test/client.js';
import { createAdmin, createProUser, createUser } from '../../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../../test/test-app.js';
import { Session } from '../../../../identity/sessions/session.entity.js';
import type { MemberRecordSummary } from './member-list.dto.js';

describe('GET /api/admin/members', () => {
  let app: TestApp;
  let [asAda, asMods] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    const ada = await createAdmin(app, { slug: 'ada', firstName: 'Ada', lastName: 'Lindqvist' });
    const mods = await createUser(app, { slug: 'mods', firstName: 'Mo', isModerator: true });
    [asAda, asMods] = [await app.signInAs(ada), await app.signInAs(mods)];
    await createUser(app, {
      ...{ slug: 'leo', firstName: 'Léo', lastName: 'Brandt', email: 'reading_hour@example.test' },
      ...{ location: 'Berlin, Germany', joinedAt: new Date('2026-01-02T00:00:00Z') },
    });
    const maya = await createProUser(app, { slug: 'maya', firstName: 'Maya', location: 'Porto, portugal ' });
    await createUser(app, { slug: 'new', emailVerifiedAt: null, onboardedAt: null, location: null });
    await createUser(app, { slug: 'begun', onboardedAt: null, location: null });
    await createUser(app, { slug: 'gone', suspendedAt: new Date(), location: null });
    const ended = { suspendedAt: new Date('2026-01-01'), suspendedUntil: new Date('2026-01-02') };
    await createUser(app, { ...ended, slug: 'back', location: null });
    await app.signInAs(maya);
    const lastUsedAt = new Date(Date.now() - 20 * 86_400_000);
    await app.data.getRepository(Session).update({ userId: maya.id }, { lastUsedAt });
  });
  afterAll(() => app.close());

  const list = async (query = '', client = asAda) =>
    (await client.get(`/api/admin/members${query}`)).body as MemberRecordSummary[];
  const found = async (query: string, client = asAda) =>
    (await list(query, client)).map(({ slug }) => slug).sort();

  it('has what staff need to know of each', async () => {
    expect(await list('?query=maya')).toEqual([
      {
        ...{ id: expect.any(String), slug: 'maya', name: expect.stringContaining('Maya') },
        ...{ profileImageUrl: expect.any(String), email: expect.stringContaining('@'), plan: 'pro' },
        ...{ state: 'active', accessLevel: 'member', location: 'Porto, portugal ', points: 0 },
        ...{ joinedAt: expect.any(String), lastActiveAt: expect.any(String) },
      },
    ]);
  });

  it('is searched by beginnings of names and by parts of addresses, as they are written', async () => {
    expect(await found('?query=leo%20bra')).toEqual(['leo']);
    expect(await found('?query=READING_H')).toEqual(['leo']);
    expect(await found('?query=reading%25hour')).toEqual([]);
    expect(await found('?query=%2C')).toEqual([]);
    expect(await found('?query=portugal')).toEqual([]);
  });

  it.each([
    ['plan=pro', ['maya']],
    ['state=suspended', ['gone']],
    ['state=unconfirmed', ['new']],
    ['state=onboarding', ['begun']],
    ['state=active&role=member', ['back', 'leo', 'maya']],
    ['role=moderator', ['mods']],
    ['role=admin', ['ada']],
    ['country=Portugal', ['ada', 'maya', 'mods']],
    ['country=portugal&plan=free', ['ada', 'mods']],
    ['active=week', ['ada', 'mods']],
    ['active=month', ['ada', 'maya', 'mods']],
    ['active=inactive&state=active', ['back', 'leo']],
  ])('is narrowed by %s', async (query, slugs) => {
    expect(await found(`?${query}`)).toEqual(slugs);
  });

  it('says what can be chosen', async () => {
    const query = 'plan=gold&state=x&role=owner&active=ever&order=up';
    const { status, body } = await asAda.get(`/api/admin/members?${query}`);
    expect([status, Object.keys(body.details).sort()]).toEqual([
      400,
      ['active', 'order', 'plan', 'role', 'state'],
    ]);
  });

  it('comes a page at a time, by when they joined', async () => {
    const first = await asAda.get('/api/admin/members?order=oldest&limit=1');
    expect(first.body).toMatchObject([{ slug: 'leo' }]);
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    const second = await asAda.get(next);
    expect(second.body).toMatchObject([{ slug: 'ada' }]);
    expect((await list('?order=newest'))[0]!.slug).toBe('back');
  });

  it.each(['name', 'active'])('comes a page at a time, by %s', async (order) => {
    const all = await list(`?order=${order}`);
    const slugs: string[] = [];
    let next: string | undefined = `/api/admin/members?order=${order}&limit=2`;
    while (next) {
      const page: TestResponse<MemberRecordSummary[]> = await asAda.get(next);
      slugs.push(...page.body.map(({ slug }) => slug));
      next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1];
    }
    expect(slugs).toEqual(all.map(({ slug }) => slug));
    const keys = all.map(({ name, lastActiveAt }) =>
      order === 'name' ? name.toLowerCase() : (lastActiveAt ?? ''),
    );
    const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(keys).toEqual(order === 'name' ? sorted : sorted.toReversed());
  });

  it('shows moderators neither addresses nor plans', async () => {
    expect((await list('?query=maya', asMods))[0]).toMatchObject({ email: null, plan: null });
    expect(await found('?query=reading_hour', asMods)).toEqual([]);
    expect((await asMods.get('/api/admin/members?plan=pro')).status).toBe(403);
    expect((await asMods.get('/api/admin/members.csv')).status).toBe(403);
  });

  it('is one statement beside the session, whatever it is narrowed by', async () => {
    const query = '?query=leo&plan=free&state=active&role=member&country=germany&active=inactive';
    expect(await found(query)).toEqual(['leo']);
    const queries = await app.queriesOf(() => list(query));
    expect(
      queries.filter((text) => !text.includes('sessions.member') && !/FROM sessions s JOIN/.test(text)),
    ).toHaveLength(1);
  });

  it('is a file for spreadsheets, which is in the audit log with its filters', async () => {
    const { text, headers } = await asAda.get('/api/admin/members.csv?country=germany');
    expect(headers['content-disposition']).toBe('attachment; filename="futurelab-members.csv"');
    const [header, row, end] = text.split('\r\n');
    expect(header).toBe('\ufeffname,email,profile,plan,state,role,location,points,joined,lastActive');
    expect(row).toMatch(
      /^Léo Brandt,reading_hour@example.test,leo,free,active,member,"Berlin, Germany",0,2026/,
    );
    expect(end).toBe('');
    const [event] = (await asAda.get('/api/admin/audit?limit=1')).body;
    expect(event).toMatchObject({ action: 'export', subjectKind: 'members', after: { country: 'germany' } });
  });
});
