import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { applySqlFunctions, functionFiles } from './sql-functions.js';

describe('The SQL functions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('are each defined in one file, and nowhere else', async () => {
    const defined = (await functionFiles()).flatMap(({ text }) =>
      [...text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)\(/gm)].map(([, name]) => name!),
    );
    const existing = await app.database.query<{ name: string }>({
      text: `
        SELECT proname AS name FROM pg_proc p
        WHERE pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    });
    expect(defined.sort()).toEqual(existing.map(({ name }) => name).sort());
  });

  it('are applied once for each change of their file', async () => {
    const dataSource = app.nest.get(DataSource);
    expect(await applySqlFunctions(dataSource)).toEqual([]);
    await app.database.execute({
      text: `UPDATE sql_function_files SET hash = 'of before' WHERE file = 'events/events.functions.sql'`,
    });
    expect(await applySqlFunctions(dataSource)).toEqual(['events/events.functions.sql']);
    expect(await applySqlFunctions(dataSource)).toEqual([]);
  });
});
