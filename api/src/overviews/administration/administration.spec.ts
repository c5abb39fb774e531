import type { Client } from '../../../test/client.js';
import { enquire, CONTACT } from '../../../test/factories/enquiry-factory.js';
import { createGroup, createPost } from '../../../test/factories/product-factories.js';
import {
  createAdmin,
  createProUser,
  createSubscription,
  createUser,
} from '../../../test/factories/user-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import type { User } from '../../identity/users/user.entity.js';
import type { AdministrationOverview } from './administration.dto.js';

describe('GET /api/admin/overview', () => {
  let registry: Registry;
  let [admin, moderator] = [] as unknown as [Client, Client];
  let maya: User;
  beforeAll(async () => {
    registry = await createRegistry();
    const { app } = registry;
    admin = await app.signInAs(await createAdmin(app));
    moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    maya = await createProUser(app, { firstName: 'Maya', lastName: 'Okafor' });
  });
  afterAll(() => registry.close());

  const overview = async (client: Client) =>
    (await client.get('/api/admin/overview')).body as AdministrationOverview;
  const counts = ({ areas }: AdministrationOverview) =>
    Object.fromEntries(areas.map(({ key, count }) => [key, count]));
  const report = async (id: string) =>
    (await registry.app.signInAs(await createUser(registry.app))).post('/api/reports', {
      subject: { kind: 'post', id },
      reason: 'spam',
    });
  const set = (text: string) => registry.app.database.execute({ text });

  it('has the areas of the caller, and nothing where nothing waits', async () => {
    expect(await overview(admin)).toEqual({
      areas: [
        ...['reports', 'proposals'].map((key) => ({ key, count: 0 })),
        { key: 'members', count: null },
        ...['subscriptions', 'courses'].map((key) => ({ key, count: 0 })),
        { key: 'paths', count: null },
        { key: 'seasons', count: null },
        { key: 'groups', count: 0 },
        { key: 'events', count: null },
        ...['enquiries', 'newsletters'].map((key) => ({ key, count: 0 })),
        { key: 'subscribers', count: null },
        { key: 'pages', count: null },
        { key: 'redirects', count: null },
        { key: 'media', count: null },
        ...['releases', 'jobs'].map((key) => ({ key, count: 0 })),
        { key: 'analytics', count: null },
        { key: 'settings', count: null },
        { key: 'audit', count: null },
      ],
      attention: [],
      attentionCount: 0,
      setup: expect.objectContaining({ course: false, event: false }),
    });
    const seen = await overview(moderator);
    expect([counts(seen), seen.setup]).toEqual([{ reports: 0, proposals: 0, members: null }, null]);
    const { app } = registry;
    expect((await (await app.signInAs(maya)).get('/api/admin/overview')).status).toBe(403);
  });

  it('has what waits in the order of its age, with one way to it; moderators see their part', async () => {
    const { app } = registry;
    const post = await createPost(app, { authorId: maya.id, title: 'Cheap watches' });
    await report(post.id);
    await report(post.id);
    const roles = [{ name: 'Editor', hoursPerWeek: 2 }];
    const proposal = { title: 'A consent sheet', purpose: 'One page, not nine.', roles, topic: 'Health' };
    const { body } = await (
      await app.signInAs(maya)
    ).post('/api/projects', { ...proposal, skills: ['Writing'] });
    const waits = {
      visibility: 'withheld',
      intendedVisibility: 'public',
      moderationStatus: 'pending',
    } as const;
    const group = await createGroup(app, { ...waits, name: 'Night readers', createdById: maya.id });
    await enquire(app, CONTACT);
    await enquire(app, { ...CONTACT, message: 'This one is not overdue, and says so.' });
    for (const providerId of ['sub_1', 'sub_2'])
      await createSubscription(app, { userId: maya.id, provider: 'stripe', providerId });
    const leo = await createUser(app, { firstName: 'Leo', lastName: 'Brandt' });
    const due = { status: 'past_due', accessUntil: new Date(), currentPeriodEnd: new Date() } as const;
    await createSubscription(app, { ...due, userId: leo.id, provider: 'stripe', providerId: 'sub_3' });
    await registry.promote(await registry.publishVerified());
    const { release } = (await registry.publishVerified({ content: 'new' })).manifest;
    await registry.action('POST', '/api/releases/mf-learning/canary', { release, percent: 1 });

    await set(
      `UPDATE release_channels SET canary_since = now() - interval '9 days' WHERE canary_release IS NOT NULL`,
    );
    await set(
      `UPDATE enquiries SET created_at = now() - interval '8 days', answer_by = current_date - 2 WHERE message NOT LIKE 'This one%'`,
    );
    await set(`UPDATE reports SET created_at = now() - interval '7 days'`);
    await set(`UPDATE projects SET stage_since = now() - interval '6 days'`);
    await set(`UPDATE groups SET created_at = now() - interval '5 days'`);
    await set(
      `UPDATE subscriptions SET created_at = now() - interval '4 days' WHERE provider_id IN ('sub_1', 'sub_2')`,
    );
    const seen = await overview(admin);
    const rows = seen.attention.map(({ kind, title, who, count, href }) => [kind, title, who, count, href]);
    const [reference] = await app.database.query<{ id: string; reference: string }>({
      text: `SELECT id, reference FROM enquiries WHERE message NOT LIKE 'This one%'`,
    });
    expect(rows).toEqual([
      ['canary', 'mf-learning', null, 1, '/admin/releases'],
      ['enquiry', reference!.reference, CONTACT.name, 1, `/admin/enquiries/${reference!.id}`],
      ['report', 'Cheap watches', 'Maya Okafor', 2, '/admin/reports'],
      ['proposal', 'A consent sheet', 'Maya Okafor', 1, `/synergizer/project/${body.slug}`],
      ['group', group.name, 'Maya Okafor', 1, '/admin/groups'],
      ['paid_twice', '', 'Maya Okafor', 2, '/admin/subscriptions?state=twice'],
      ['past_due', '', 'Leo Brandt', 1, '/admin/subscriptions?state=past_due'],
    ]);
    expect(seen.attentionCount).toBe(7);
    expect(counts(seen)).toEqual({
      reports: 1,
      proposals: 1,
      members: null,
      subscriptions: 2,
      courses: 0,
      paths: null,
      seasons: null,
      groups: 1,
      events: null,
      enquiries: 1,
      newsletters: 0,
      subscribers: null,
      pages: null,
      redirects: null,
      media: null,
      releases: 1,
      jobs: 0,
      analytics: null,
      settings: null,
      audit: null,
    });

    const { attention } = await overview(moderator);
    expect(attention.map(({ kind }) => kind)).toEqual(['report', 'proposal']);
  });

  it('has no report of what is the caller’s own', async () => {
    const { app } = registry;
    const moderatorToo = await createUser(app, { isModerator: true });
    await report((await createPost(app, { authorId: moderatorToo.id })).id);
    const { attention } = await overview(await app.signInAs(moderatorToo));
    expect(attention.filter(({ kind }) => kind === 'report').map(({ title }) => title)).toEqual([
      'Cheap watches',
    ]);
  });

  it('asks the database as often, whatever waits', async () => {
    await overview(admin);
    const queries = await registry.app.queriesOf(() => overview(admin));
    expect(queries.filter((text) => !text.includes('sessions'))).toHaveLength(2);
  });
});
