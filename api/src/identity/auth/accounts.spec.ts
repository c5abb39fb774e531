import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { User } from '../users/user.entity.js';
import { AccountsService } from './accounts.service.js';
import { Identity } from './identity.entity.js';
import type { ProvidedIdentity } from './provided-identity.js';

const WAYS = {
  trusted: { provider: 'trusted', subject: 'owner', trusted: true, verifiesEmail: true },
  /** A code sent to the address proves it as a trusted provider does. */
  'mail code': { provider: 'mail', subject: 'owner', trusted: true, verifiesEmail: true },
  untrusted: { provider: 'untrusted', subject: 'somebody', trusted: false, verifiesEmail: false },
};
type Way = keyof typeof WAYS;

/** Who ends up where, in the order of arrival: accounts by letter, `-` where nobody is let in. */
const ORDERS: [Way[], string[]][] = [
  [
    ['trusted', 'untrusted', 'mail code'],
    ['A', '-', 'A'],
  ],
  [
    ['trusted', 'mail code', 'untrusted'],
    ['A', 'A', '-'],
  ],
  [
    ['mail code', 'trusted', 'untrusted'],
    ['A', 'A', '-'],
  ],
  [
    ['mail code', 'untrusted', 'trusted'],
    ['A', '-', 'A'],
  ],
  [
    ['untrusted', 'trusted', 'mail code'],
    ['-', 'A', 'A'],
  ],
  [
    ['untrusted', 'mail code', 'trusted'],
    ['-', 'A', 'A'],
  ],
];

describe('An address that two people may claim', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const identityOf = (way: Way, email: string): ProvidedIdentity => ({
    ...WAYS[way],
    subject: `${WAYS[way].subject} of ${email}`,
    email,
    emailVerified: true,
    firstName: 'Noor',
    lastName: null,
    pictureUrl: null,
  });
  const open = async (way: Way, email: string): Promise<User | null> => {
    const opening = app.nest.get(AccountsService).open(identityOf(way, email));
    return (await opening.catch(() => null))?.user ?? null;
  };
  const mails = (email: string) =>
    app.database.query<{ body: string }>({
      text: 'SELECT body FROM mail_messages WHERE recipient = $1',
      values: [email],
    });

  it.each(ORDERS)('opens, for %j, the accounts %j', async (ways, expected) => {
    const email = `${ways.join('-').replaceAll(' ', '-')}@example.test`;
    const letters = new Map<string, string>();
    const opened: string[] = [];
    for (const way of ways) {
      const user = await open(way, email);
      if (user && !letters.has(user.id)) letters.set(user.id, 'AB'[letters.size]!);
      opened.push(user ? letters.get(user.id)! : '-');
    }
    expect(opened).toEqual(expected);
    const owner = await app.data.getRepository(User).findOneByOrFail({ email });
    expect(letters.get(owner.id)).toBe(expected[ways.indexOf('trusted')]);
    const identities = await app.data.getRepository(Identity).findBy({ userId: owner.id });
    expect(identities.map(({ provider }) => provider).sort()).toEqual(['mail', 'trusted']);
  });

  it.each<Way>(['trusted', 'mail code'])(
    'is taken from an account that never proved it by %s, and everybody in that account is signed out',
    async (way) => {
      const email = `squatted-${WAYS[way].provider}@example.test`;
      const squatter = await createUser(app, { email, emailVerifiedAt: null });
      const { provider, subject } = identityOf('untrusted', email);
      await app.data.getRepository(Identity).save({ provider, subject, userId: squatter.id });
      const browser = await app.signInAs(squatter);
      const owner = await open(way, email);
      expect(owner!.id).not.toBe(squatter.id);
      expect((await browser.get('/api/auth/user')).status).toBe(401);
      const again = await open('untrusted', email);
      expect(again).toMatchObject({ id: squatter.id, email: null });
      const back = await app.signInAs(again!);
      expect((await back.get('/api/auth/user')).body).toMatchObject({ id: squatter.id, email: null });
    },
  );

  it('signs every browser out of an account that another provider joins, and says who can open it', async () => {
    const email = 'joined@example.test';
    const owner = await open('trusted', email);
    const browser = await app.signInAs(owner!);
    expect((await open('mail code', email))!.id).toBe(owner!.id);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    await app.runJobs();
    const [mail] = await mails(email);
    expect(mail!.body).toContain('- trusted\n- A code by email\n');
  });

  it('proves an account of before, once its trusted provider says the address again', async () => {
    const email = 'before@example.test';
    const user = await createUser(app, { email, emailVerifiedAt: null });
    const { provider, subject } = identityOf('trusted', email);
    await app.data.getRepository(Identity).save({ provider, subject, userId: user.id });
    const browser = await app.signInAs(user);
    expect((await open('trusted', email))!.id).toBe(user.id);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect((await open('mail code', email))!.id).toBe(user.id);
  });

  it('belongs to one account when two trusted ways claim it at once', async () => {
    const email = 'at-once@example.test';
    await createUser(app, { email, emailVerifiedAt: null });
    const [one, two] = await Promise.all([open('trusted', email), open('mail code', email)]);
    expect(one!.id).toBe(two!.id);
  });
});
