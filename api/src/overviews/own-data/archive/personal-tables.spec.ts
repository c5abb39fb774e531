import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { personalData, type TableDecision } from '../../../core/personal-data/personal-data.module.js';
import { allSections } from './sections.js';

describe('what of the database is in a member’s archive', () => {
  let app: TestApp;
  const decisions: Record<string, TableDecision> = {};

  beforeAll(async () => {
    app = await createTestApp();
    Object.assign(decisions, ...personalData().map(({ tables }) => tables));
  });
  afterAll(() => app.close());

  it('is decided for every table there is', async () => {
    const tables = await app.database.query<{ name: string }>({
      text: `SELECT table_name AS name FROM information_schema.tables
             WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    });
    expect(Object.keys(decisions).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('is read from the tables that are said to be exported', () => {
    const sections = new Map(allSections().map((section) => [section.name, section]));
    const missing = Object.entries(decisions).flatMap(([table, decision]) =>
      'exported' in decision
        ? decision.exported.filter(
            (name) => !new RegExp(`\\b${table}\\b`).test(sections.get(name)?.sql ?? ''),
          )
        : [],
    );
    expect(missing).toEqual([]);
    const decided = Object.values(decisions).flatMap((decision) =>
      'exported' in decision ? decision.exported : [],
    );
    expect([...sections.keys()].filter((name) => !decided.includes(name))).toEqual([]);
  });

  it('leaves out no table that points at its member without a reason', async () => {
    const pointing = await app.database.query<{ name: string }>({
      text: `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass`,
    });
    const notPersonal = pointing.filter(({ name }) => 'notPersonal' in decisions[name]!);
    expect(notPersonal).toEqual([]);
  });
});
