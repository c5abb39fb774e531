import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { PERSONAL_TABLES } from './personal-tables.js';
import { SECTIONS } from './sections.js';

describe('what of the database is in a member’s archive', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is decided for every table there is', async () => {
    const tables = await app.database.query<{ name: string }>({
      text: `SELECT table_name AS name FROM information_schema.tables
             WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    });
    expect(Object.keys(PERSONAL_TABLES).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('is read from the tables that are said to be exported', () => {
    const sections = new Map(SECTIONS.map((section) => [section.name, section]));
    const missing = Object.entries(PERSONAL_TABLES).flatMap(([table, decision]) =>
      'exported' in decision
        ? decision.exported.filter(
            (name) => !new RegExp(`\\b${table}\\b`).test(sections.get(name)?.sql ?? ''),
          )
        : [],
    );
    expect(missing).toEqual([]);
    const decided = Object.values(PERSONAL_TABLES).flatMap((decision) =>
      'exported' in decision ? decision.exported : [],
    );
    expect([...sections.keys()].filter((name) => !decided.includes(name))).toEqual([]);
  });

  it('leaves out no table that points at its member without a reason', async () => {
    const pointing = await app.database.query<{ name: string }>({
      text: `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass`,
    });
    const notPersonal = pointing.filter(({ name }) => 'notPersonal' in PERSONAL_TABLES[name]!);
    expect(notPersonal).toEqual([]);
  });
});
