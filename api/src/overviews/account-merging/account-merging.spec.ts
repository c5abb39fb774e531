import { pointBalances } from '../../../test/database/points-ledger.js';
import type { Client } from '../../../test/client.js';
import { paidSubscription } from '../../../test/factories/payment-factory.js';
import { createCourse, createGroup, createPost } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { MergePreview } from './account-merging.dto.js';
import { MERGE_RULES } from './merge-rules.sql.js';

describe('merging two accounts', () => {
  let app: TestApp;
  let asAda: Client;
  let ada: User;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await createAdmin(app);
    asAda = await app.signInAs(ada);
  });
  afterAll(() => app.close());

  const pathOf = (id: string) => `/api/admin/members/${id}/merge`;
  const merge = (stays: string, goes: string) =>
    asAda.post<{ code: string } | null>(pathOf(stays), { goes, reason: 'He has two accounts.' });
  const preview = async (stays: string, goes: string) =>
    (await asAda.get<MergePreview>(`${pathOf(stays)}?goes=${goes}`)).body;
  const rows = <T>(text: string, values: unknown[]) => app.database.query<T>({ text, values });

  it('says of every column that refers to members what becomes of it', async () => {
    const references = await rows<{ reference: string }>(
      `SELECT c.conrelid::regclass || '.' || a.attname AS reference FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
       WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass ORDER BY 1`,
      [],
    );
    const decided = Object.entries(MERGE_RULES).flatMap(([table, steps]) =>
      steps.flatMap(({ columns }) => columns.map((column) => `${table}.${column}`)),
    );
    expect([...new Set(decided)].sort()).toEqual(references.map(({ reference }) => reference).sort());
  });

  it('moves everything, keeps the better of two, and ends the account that goes', async () => {
    const [stays, goes, friend] = [await createUser(app), await createUser(app), await createUser(app)];
    const [asStays, asGoes, asFriend] = [
      await app.signInAs(stays),
      await app.signInAs(goes),
      await app.signInAs(friend),
    ];
    const { course, lessons } = await createCourse(app);
    for (const client of [asStays, asGoes]) await client.put(`/api/courses/${course.slug}/enrollment`);
    await asGoes.put(`/api/lessons/${lessons[0]!.id}/completion`);
    const group = await createGroup(app);
    for (const client of [asStays, asGoes]) await client.put(`/api/groups/${group.slug}/membership`);
    const roleOf = () =>
      rows<{ role: string }>(`SELECT role FROM group_memberships WHERE user_id = $1 AND group_id = $2`, [
        stays.id,
        group.id,
      ]);
    await rows(`UPDATE group_memberships SET role = 'moderator' WHERE user_id = $1`, [goes.id]);
    const post = await createPost(app, { authorId: goes.id });
    await asGoes.put(`/api/my/follows/members/${stays.id}`);
    await asFriend.put(`/api/my/follows/members/${goes.id}`);
    for (const client of [asStays, asGoes])
      await client.post('/api/conversations', { memberIds: [friend.id], text: 'Hello' });

    const seen = await preview(stays.id, goes.id);
    expect(seen).toMatchObject({ stays: { id: stays.id }, goes: { id: goes.id }, goesEmail: goes.email });
    const table = (name: string) => seen.tables.find((one) => one.table === name);
    expect(table('enrollments')).toEqual({ table: 'enrollments', moved: 1, dropped: 1 });
    expect(table('group_memberships')).toMatchObject({ moved: 1, dropped: 1 });
    expect(table('member_follows')).toMatchObject({ moved: 1, dropped: 1 });
    // Nothing has happened yet.
    expect((await asGoes.get('/api/auth/user')).status).toBe(200);

    expect((await merge(stays.id, goes.id)).status).toBe(204);
    expect((await asGoes.get('/api/auth/user')).status).toBe(401);
    expect((await asAda.get(`/api/admin/members/${goes.id}`)).status).toBe(404);
    expect(await roleOf()).toEqual([{ role: 'moderator' }]);
    const [enrollment] = await rows<{ lessons: number }>(
      'SELECT completed_lessons AS lessons FROM enrollments WHERE user_id = $1',
      [stays.id],
    );
    expect(enrollment).toEqual({ lessons: 1 });
    expect((await asStays.get(`/api/posts/${post.slug}`)).body.author.id).toBe(stays.id);
    for (const { slug, ledger, total, formula } of await pointBalances(app))
      expect({ slug, ledger, total }).toEqual({ slug, ledger: formula, total: formula });
    const [act] = (await asAda.get('/api/admin/audit?limit=1')).body;
    expect(act).toMatchObject({ action: 'merge', member: { id: stays.id }, reason: 'He has two accounts.' });
    await app.runJobs();
    const mails = await rows<{ recipient: string }>(
      `SELECT recipient FROM mail_messages WHERE subject = 'Your FutureLab accounts were merged'`,
      [],
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([stays.email, goes.email].sort());
  });

  it('runs once when it is asked for twice at the same moment', async () => {
    const [stays, goes] = [await createUser(app), await createUser(app)];
    const answers = await Promise.all([merge(stays.id, goes.id), merge(stays.id, goes.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('is refused where a role, a suspension or a subscription would be lost', async () => {
    const [one, two] = [await createUser(app), await createUser(app)];
    const codeOf = async (stays: string, goes: string) => (await merge(stays, goes)).body?.code;
    expect(await codeOf(one.id, one.id)).toBe('same_account');
    expect(await codeOf(one.id, ada.id)).toBe('yourself');
    expect(await codeOf(one.id, (await createAdmin(app)).id)).toBe('role_lost');
    expect(await codeOf(one.id, (await createUser(app, { suspendedAt: new Date() })).id)).toBe('suspended');
    for (const payer of [one, two]) await paidSubscription(app, payer);
    expect(await codeOf(one.id, two.id)).toBe('both_pay');
    expect((await asAda.post(pathOf(one.id), { goes: two.id })).status).toBe(400);
  });
});
