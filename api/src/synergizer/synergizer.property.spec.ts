import type { User } from '../identity/users/user.entity.js';
import type { Client } from '../../test/client.js';
import { createAdmin, createProUser, createUser } from '../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';

const SEEDS = [1, 2, 3];
const ROUNDS = 45;
const AT_ONCE = 3;
const UNTIL = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

const PROJECT_STEPS = new Set([
  'proposed>open',
  'proposed>closed',
  'open>running',
  'open>closed',
  'running>done',
  'running>closed',
]);
const EXCHANGE_STEPS = new Set(['open>agreed', 'open>withdrawn', 'agreed>done', 'agreed>withdrawn']);

/** The same numbers for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('Whatever six members do in whatever order', () => {
  let app: TestApp;
  let people: User[];
  let clients: Client[];
  beforeAll(async () => {
    app = await createTestApp();
    people = [
      await createAdmin(app),
      await createProUser(app),
      await createProUser(app),
      await createProUser(app),
      await createUser(app),
      await createUser(app),
    ];
    clients = await Promise.all(people.map((person) => app.signInAs(person)));
    // Every step that a row takes is noted, also those between two looks at it.
    await app.data.query(`
      CREATE TABLE steps_taken (id uuid, step text);
      CREATE FUNCTION note_project_step() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO steps_taken VALUES (NEW.id, OLD.stage || '>' || NEW.stage); RETURN NULL; END $$;
      CREATE FUNCTION note_exchange_step() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO steps_taken VALUES (NEW.id, OLD.state || '>' || NEW.state); RETURN NULL; END $$;
      CREATE TRIGGER note_step AFTER UPDATE ON projects FOR EACH ROW WHEN (OLD.stage <> NEW.stage) EXECUTE FUNCTION note_project_step();
      CREATE TRIGGER note_step AFTER UPDATE ON exchanges FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_exchange_step();`);
  });
  afterAll(() => app.close());

  const count = async (sql: string, values: unknown[] = []): Promise<number> =>
    (await app.data.query<{ count: number }[]>(`SELECT count(*)::integer AS count ${sql}`, values))[0]!.count;
  const stepsOf = async (id: string): Promise<string[]> =>
    (await app.data.query<{ step: string }[]>('SELECT step FROM steps_taken WHERE id = $1', [id])).map(
      ({ step }) => step,
    );

  it.each(SEEDS)(
    'a project stays inside its stages (seed %i)',
    async (seed) => {
      const random = numbers(seed);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const roles = [1, 2].map((hoursPerWeek) => ({ name: `Part ${hoursPerWeek}`, hoursPerWeek }));
      const created = await clients[1]!.post('/api/projects', { title: 'Any', purpose: 'Any.', roles });
      const { id } = created.body as { id: string };
      const path = `/api/projects/${id}`;
      const parts = (await clients[1]!.get(path)).body.roles.map((role: { id: string }) => role.id);
      const action = async (): Promise<number> => {
        const client = pick(clients);
        const requests: { id: string }[] = await app.data.query(
          'SELECT id FROM project_requests WHERE project_id = $1',
          [id],
        );
        const request = pick(requests)?.id ?? id;
        const actions = [
          () =>
            client.put(`${path}/stage`, {
              stage: pick(['open', 'running', 'open', 'running', 'done', 'closed']),
              result: 'It works.',
            }),
          () => client.put(`${path}/return`, { reason: 'Not yet.' }),
          () => client.patch(path, { title: 'Any other' }),
          () => client.post(`${path}/requests`, { roleId: pick(parts) }),
          () => client.post(`${path}/requests`, { roleId: pick(parts) }),
          () => client.put(`${path}/requests/${request}`, { state: pick(['accepted', 'declined']) }),
          () => client.put(`${path}/requests/${request}`, { state: 'accepted' }),
          () => client.delete(`${path}/membership`),
          () => client.put(`${path}/owner`, { memberId: pick(people).id }),
          () => client.post(`${path}/updates`, { text: 'News.' }),
        ];
        return (await pick(actions)()).status;
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        const statuses = await Promise.all(Array.from({ length: AT_ONCE }, action));
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        const owners =
          'FROM projects p JOIN project_members m ON m.project_id = p.id AND m.user_id = p.owner_id WHERE p.id = $1';
        expect(await count(owners, [id])).toBe(1);
        expect(
          await count(
            "FROM project_requests q JOIN projects p ON p.id = q.project_id WHERE p.id = $1 AND q.state = 'waiting' AND p.stage IN ('proposed', 'done', 'closed')",
            [id],
          ),
        ).toBe(0);
        expect(
          await count(
            "FROM project_requests q JOIN project_members m ON m.project_id = q.project_id AND m.user_id = q.user_id WHERE q.project_id = $1 AND q.state = 'waiting'",
            [id],
          ),
        ).toBe(0);
      }
      for (const step of await stepsOf(id)) expect(PROJECT_STEPS).toContain(step);
      await app.data.query('DELETE FROM rate_limit_counters');
    },
    60_000,
  );

  it.each(SEEDS)(
    'an exchange stays inside its states (seed %i)',
    async (seed) => {
      const random = numbers(seed);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const fields = { kind: 'offer', title: 'Any', body: 'Any.', until: UNTIL };
      const { id } = (await clients[4]!.post('/api/exchanges', fields)).body as { id: string };
      const path = `/api/exchanges/${id}`;
      const action = async (round: number): Promise<number> => {
        const client = pick(clients);
        const actions = [
          () => client.post(`${path}/helpers`, {}),
          () => client.delete(`${path}/helpers/mine`),
          () => clients[4]!.put(`${path}/helper`, { memberId: pick(people).id }),
          () => client.put(`${path}/helper`, { memberId: pick(people).id }),
          () => client.put(`${path}/done`),
          () => client.put(`${path}/thanks`, { text: 'Thank you.' }),
          // Late, so that something has happened before.
          () => (round > ROUNDS / 2 ? client.delete(path) : client.get(path)),
        ];
        return (await pick(actions)()).status;
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => action(round)));
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        const settledAlone = `FROM exchanges WHERE id = $1 AND (state = 'done') <> (owner_done_at IS NOT NULL AND helper_done_at IS NOT NULL)`;
        expect(await count(settledAlone, [id])).toBe(0);
        expect(
          await count(
            `FROM exchanges WHERE id = $1 AND state IN ('agreed', 'done') AND (helper_id IS NULL OR conversation_id IS NULL)`,
            [id],
          ),
        ).toBe(0);
      }
      const steps = await stepsOf(id);
      for (const step of steps) expect(EXCHANGE_STEPS).toContain(step);
      expect(steps.filter((step) => step === 'open>agreed').length).toBeLessThanOrEqual(1);
      await app.data.query('DELETE FROM rate_limit_counters');
    },
    60_000,
  );
});
