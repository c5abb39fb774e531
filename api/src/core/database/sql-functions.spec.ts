import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { applySqlFunctions, sqlFiles } from './sql-functions.js';

describe('The SQL functions and triggers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const apply = () => applySqlFunctions(app.nest.get(DataSource));
  const run = (text: string) => app.database.execute({ text });
  const names = async (text: string) =>
    (await app.database.query<{ name: string }>({ text })).map(({ name }) => name).sort();
  const functions = () =>
    names(`
      SELECT format('FUNCTION %s(%s)', proname, pg_get_function_identity_arguments(p.oid)) AS name FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`);
  const triggers = () =>
    names(`
      SELECT format('TRIGGER %s ON %s', tgname, relname) AS name FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
      WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal`);

  it('are each defined in one file, and nowhere else', async () => {
    const defined = (await sqlFiles()).definitions.flatMap(({ defines }) => defines);
    const existing = [...(await functions()), ...(await triggers())];
    expect(defined.sort()).toEqual(existing.sort());
  });

  it('have triggers of a name that no other has', async () => {
    const all = (await triggers()).map((trigger) => trigger.split(' ')[1]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('have at most 45 triggers: invariants alone, one trigger on a table for each', async () => {
    expect((await triggers()).length).toBeLessThanOrEqual(45);
  });

  it('have bodies that PostgreSQL accepts, which are not checked while they are applied', async () => {
    await run(`
      SELECT CASE lanname WHEN 'sql' THEN fmgr_sql_validator(p.oid)::text ELSE plpgsql_validator(p.oid)::text END
      FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
      WHERE pronamespace = 'public'::regnamespace AND lanname IN ('sql', 'plpgsql')`);
  });

  it('are applied once for each change of their file', async () => {
    expect(await apply()).toEqual([]);
    await run(`UPDATE sql_function_files SET hash = 'of before' WHERE file = 'events/events.sql'`);
    expect(await apply()).toEqual(['events/events.sql']);
    expect(await apply()).toEqual([]);
  });

  it('are dropped once no file defines them, and what others have made stays', async () => {
    const before = [await functions(), await triggers()];
    await run('CREATE FUNCTION of_others() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$');
    await run('CREATE FUNCTION left_behind(of posts) RETURNS text LANGUAGE sql AS $$ SELECT of.title $$');
    await run(
      'CREATE TRIGGER posts_left AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION maintain_search_index()',
    );
    await run(
      'CREATE TRIGGER posts_of_others AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION of_others()',
    );
    await run(`
      INSERT INTO sql_function_files (file, hash, defines) VALUES ('gone/gone.sql', '', ARRAY[
        'FUNCTION left_behind(of posts)', 'TRIGGER posts_left ON posts', 'FUNCTION gone_with(its gone_table)',
        'TRIGGER gone_too ON gone_table', 'FUNCTION maintain_search_index()'])`);
    expect(await apply()).toEqual([]);
    expect([await functions(), await triggers()]).toEqual([
      [...before[0]!, 'FUNCTION of_others()'].sort(),
      [...before[1]!, 'TRIGGER posts_of_others ON posts'].sort(),
    ]);
    expect(await names(`SELECT file AS name FROM sql_function_files WHERE file LIKE 'gone%'`)).toEqual([]);
  });
});
