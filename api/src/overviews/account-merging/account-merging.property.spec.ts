import fc from 'fast-check';
import type { Client } from '../../../test/client.js';
import { pointBalances } from '../../../test/database/points-ledger.js';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { seed } from '../../app/seed/seed.js';
import type { MergePreview } from './account-merging.dto.js';
import { MERGE_RULES } from './merge-rules.sql.js';

const MERGES = 12;
/** Tables that refer to members by one column, whose rows can be counted as theirs. */
const OWNED = Object.entries(MERGE_RULES).filter(
  ([table, steps]) =>
    table !== 'data_exports' && steps.every(({ columns }) => columns.every((one) => one === 'user_id')),
);

describe('merging any two members of a community', () => {
  let app: TestApp;
  let asAda: Client;
  beforeAll(async () => {
    app = await createTestApp();
    await seed(app.config);
    asAda = await app.signInAs(await createAdmin(app));
  }, 300_000);
  afterAll(() => app.close());

  const members = () =>
    app.database.query<{ id: string }>({
      text: `SELECT id FROM users WHERE NOT is_admin AND NOT is_moderator AND suspended_at IS NULL
             AND id NOT IN (SELECT user_id FROM subscriptions WHERE provider <> 'granted') ORDER BY slug`,
    });
  const rowsOf = async (ids: string[]) => {
    const counts = OWNED.map(
      ([table]) => `(SELECT count(*)::integer FROM ${table} WHERE user_id = ANY ($1::uuid[])) AS "${table}"`,
    );
    return (await app.database.one<Record<string, number>>({
      text: `SELECT ${counts.join(', ')}`,
      values: [ids],
    }))!;
  };
  const wrongCounters = () =>
    app.database.query({
      text: `SELECT g.slug FROM groups g
             WHERE g.member_count <> (SELECT count(*) FROM group_memberships m WHERE m.group_id = g.id)`,
    });

  it('loses nothing, and the points stay what the formula says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (first, second) => {
        const all = await members();
        const stays = all[first % all.length]!.id;
        const goes = all.filter(({ id }) => id !== stays)[second % (all.length - 1)]!.id;
        const before = await rowsOf([stays, goes]);
        const path = `/api/admin/members/${stays}/merge`;
        const { tables } = (await asAda.get<MergePreview>(`${path}?goes=${goes}`)).body;
        expect(await rowsOf([stays, goes])).toEqual(before);
        expect((await asAda.post(path, { goes, reason: 'The same person.' })).status).toBe(204);
        const after = await rowsOf([stays]);
        for (const [table] of OWNED) {
          // Taking points back adds entries, and totals become one.
          if (table.startsWith('point_')) continue;
          const dropped = tables.find((one) => one.table === table)?.dropped ?? 0;
          expect([table, after[table]! + dropped]).toEqual([table, before[table]!]);
        }
        for (const { slug, ledger, total, formula } of await pointBalances(app))
          expect({ slug, ledger, total }).toEqual({ slug, ledger: formula, total: formula });
        expect(await wrongCounters()).toEqual([]);
      }),
      { numRuns: MERGES, seed: 20_261, endOnFailure: true },
    );
  }, 300_000);
});
