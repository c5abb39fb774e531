import { createUser } from '../../../test/factories/user-factory.js';
import { signInByMail } from '../../../test/mail-codes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('A site whose ADMIN_EMAILS names an address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ ADMIN_EMAILS: 'First@Example.test, second@example.test' });
  });
  afterAll(() => app.close());

  const isAdmin = async (client: ReturnType<TestApp['visitor']>) =>
    (await client.get('/api/auth/user')).body.isAdmin;

  it('has its first administrator once its owner has signed in', async () => {
    const client = app.visitor();
    await signInByMail(app, client, 'first@example.test');
    expect(await isAdmin(client)).toBe(true);
    expect((await client.get('/api/releases')).status).toBe(200);
  });

  it('makes an administrator of a member who is there already at the next sign-in', async () => {
    const user = await createUser(app, { email: 'second@example.test' });
    expect(await isAdmin(await app.signInAs(user))).toBe(false);
    const client = app.visitor();
    await signInByMail(app, client, 'second@example.test');
    expect(await isAdmin(client)).toBe(true);
  });

  it('makes none of anybody else', async () => {
    const client = app.visitor();
    await signInByMail(app, client, 'somebody@example.test');
    expect(await isAdmin(client)).toBe(false);
  });
});
