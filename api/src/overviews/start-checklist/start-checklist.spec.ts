import { createCourse, createEvent } from '../../../test/factories/product-factories.js';
import { createAdmin } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

/** A public site before anybody has been there; the mail server is never asked. */
const PUBLIC = { SMTP_URL: 'smtp://127.0.0.1:1', DEV_IDENTITY: 'off', PAYMENTS: 'off' };

describe('The start checklist', () => {
  let app: TestApp | undefined;
  afterEach(() => app?.close());

  const checklist = async (settings: Record<string, string>) => {
    app = await createTestApp(settings);
    const ada = await app.signInAs(await createAdmin(app));
    return async () => (await ada.get('/api/admin/start-checklist')).body;
  };

  it('shows a new site what is not done yet, and takes each off once it is', async () => {
    const read = await checklist(PUBLIC);
    expect(await read()).toEqual({ mail: false, signIn: false, payments: true, course: false, event: false });
    await createCourse(app!);
    await createEvent(app!);
    await app!.database.execute({
      text: `INSERT INTO mail_messages (id, recipient, subject, body) VALUES (gen_random_uuid(), 'ada@example.test', 'Hello', '')`,
    });
    expect(await read()).toEqual({ mail: true, signIn: false, payments: true, course: true, event: true });
  });

  it('is satisfied with a provider, and with the decision for none', async () => {
    const provider = { preset: 'google', clientId: 'a', clientSecret: 'b' };
    const read = await checklist({ ...PUBLIC, OIDC_PROVIDERS: JSON.stringify([provider]) });
    expect(await read()).toMatchObject({ signIn: true });
    await app!.close();
    const readWithout = await checklist({ ...PUBLIC, OIDC_PROVIDERS: '[]' });
    expect(await readWithout()).toMatchObject({ signIn: true });
  });

  it('has nothing to say of mail, sign-in and payments in development', async () => {
    const read = await checklist({});
    expect(await read()).toMatchObject({ mail: true, signIn: true, payments: true });
  });
});
