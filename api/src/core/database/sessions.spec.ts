import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { connect } from './connect.js';

describe('A session of the database', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());

  it('compiles no statements, of the api and of a script', async () => {
    expect(await app.database.query({ text: 'SHOW jit' })).toEqual([{ jit: 'off' }]);
    const script = await connect(app.config.databaseUrl, 'spec');
    expect((await script.query('SHOW jit')).rows).toEqual([{ jit: 'off' }]);
    await script.end();
  });
});
