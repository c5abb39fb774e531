import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { Subscriber } from './subscriber.entity.js';

const PATH = '/api/my/newsletter';

describe('A member’s choice of the newsletter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('holds at once for an address that the account has proved, and can be taken back', async () => {
    const user = await createUser(app);
    const client = await app.signInAs(user);
    expect((await client.get(PATH)).body).toMatchObject({ state: 'off' });
    expect((await client.put(PATH, { subscribed: true })).body).toMatchObject({ state: 'on' });
    expect((await client.put(PATH, { subscribed: true })).body).toMatchObject({ state: 'on' });
    expect(await mailsTo(app, user.email!)).toEqual([]);
    const row = await app.data.getRepository(Subscriber).findOneByOrFail({ email: user.email! });
    expect(row).toMatchObject({ source: 'account', unsubscribedAt: null, confirmedAt: expect.any(Date) });
    expect((await client.put(PATH, { subscribed: false })).body).toMatchObject({ state: 'off' });
    expect((await client.put(PATH, { subscribed: true })).body).toMatchObject({ state: 'on' });
    expect((await client.get(PATH)).body).toMatchObject({ state: 'on' });
  });

  it('is asked for by mail where nobody has proved the address', async () => {
    const user = await createUser(app, { emailVerifiedAt: null });
    const client = await app.signInAs(user);
    expect((await client.put(PATH, { subscribed: true })).body).toMatchObject({ state: 'asked' });
    expect(await mailsTo(app, user.email!)).toHaveLength(1);
    expect((await client.put(PATH, { subscribed: true })).body).toMatchObject({ state: 'asked' });
    expect(await mailsTo(app, user.email!)).toHaveLength(1);
  });

  it('has interests, which stay when they leave and come back', async () => {
    const client = await app.signInAs(await createUser(app));
    const chosen = { subscribed: true, interests: ['ai-mastery'] };
    expect((await client.put(PATH, chosen)).body).toEqual({ state: 'on', interests: ['ai-mastery'] });
    await client.put(PATH, { subscribed: false });
    expect((await client.put(PATH, { subscribed: true })).body.interests).toEqual(['ai-mastery']);
    const wrong = await client.put(PATH, { subscribed: true, interests: ['astrology'] });
    expect(wrong.body.details).toEqual({ interests: ['Choose from the list.'] });
  });

  it('is refused with a message without an address', async () => {
    const client = await app.signInAs(await createUser(app, { email: null, emailVerifiedAt: null }));
    expect((await client.get(PATH)).body).toMatchObject({ state: 'off' });
    const { status, body } = await client.put(PATH, { subscribed: true });
    expect([status, body.code]).toEqual([409, 'no_address']);
    expect((await client.put(PATH, { subscribed: 'yes' })).status).toBe(400);
  });
});
