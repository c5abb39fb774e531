import type { Client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { signInByMail } from '../../../../test/mail-codes.js';
import { GitHubPeer } from '../../../../test/peers/github-peer.js';
import { OidcProviderPeer } from '../../../../test/peers/oidc-provider-peer.js';
import { locationOf } from '../../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { User } from '../../users/user.entity.js';

const CLIENT = { clientId: 'id', clientSecret: 'secret' };

describe('Two providers with one e-mail address', () => {
  let app: TestApp;
  let github: GitHubPeer;
  let company: OidcProviderPeer;
  let people = 0;
  beforeAll(async () => {
    github = await GitHubPeer.start();
    company = await OidcProviderPeer.start('company');
    app = await createTestApp({
      OIDC_PROVIDERS: JSON.stringify([
        { preset: 'github', ...CLIENT, url: github.url, apiUrl: github.url },
        { id: 'company', name: 'Company', issuer: company.issuer, ...CLIENT },
      ]),
    });
  });
  afterAll(async () => {
    await app.close();
    github.stop();
    company.stop();
  });
  beforeEach(() => {
    people += 1;
  });

  /** Someone new to both, unless configured otherwise. */
  function be(email: string) {
    github.user = { id: people, login: 'noor', name: 'Noor Haddad', email: 'elsewhere@example.test' };
    github.emails = [
      { email: 'second@example.test', primary: false, verified: true },
      { email, primary: true, verified: true },
    ];
    company.person = { sub: `person-${people}`, email, email_verified: true };
    return email;
  }
  const start = async (client: Client, provider: string, query = '') =>
    (await client.get(`/auth/${provider}${query}`)).headers.location!;
  async function withGitHub(client: Client, query = '') {
    const { pathname, search } = github.authorize(await start(client, 'github', query));
    return locationOf(await client.get(pathname + search));
  }
  async function withCompany(client: Client, query = '') {
    const { pathname, search } = await company.authorize(await start(client, 'company', query));
    return locationOf(await client.get(pathname + search));
  }
  const userOf = async (client: Client) => (await client.get('/api/auth/user')).body;
  const isSignedIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;
  const waitsIn = async (client: Client) => (await client.get('/api/auth/proof')).body;

  it('are listed by name', async () => {
    const { body } = await app.visitor().get('/api/auth/providers');
    expect(body.providers.slice(0, 2)).toEqual([
      { id: 'github', name: 'GitHub' },
      { id: 'company', name: 'Company' },
    ]);
  });

  it('open an account at GitHub with the primary address, which GitHub has verified', async () => {
    const email = be('primary@example.test');
    const client = app.visitor();
    expect(await withGitHub(client)).toBe('/onboarding');
    expect(await userOf(client)).toMatchObject({ email, firstName: 'Noor', lastName: 'Haddad' });
    expect(await withGitHub(app.visitor())).toBe('/');
  });

  it('make no account without an address at GitHub', async () => {
    be('nothing@example.test');
    github.emails = [];
    expect(await withGitHub(app.visitor())).toBe('/login?error=user_creation_failed');
  });

  it('ask for a code where GitHub has not verified the address', async () => {
    const email = be('unverified@example.test');
    github.emails = [{ email, primary: true, verified: false }];
    expect(await withGitHub(app.visitor())).toBe('/login?proof=needed');
  });

  it.each([
    ['an expired code', (url: URL) => (github.forgetCodes(), url)],
    ['a code that was made up', (url: URL) => (url.searchParams.set('code', 'made-up'), url)],
    ['a wrong state', (url: URL) => (url.searchParams.set('state', 'x'.repeat(43)), url)],
    ['no state', (url: URL) => (url.searchParams.delete('state'), url)],
    ['another issuer', (url: URL) => (url.searchParams.set('iss', 'https://evil.example'), url)],
  ])('let nobody in by GitHub with %s', async (_, spoil) => {
    be('refused@example.test');
    const client = app.visitor();
    const { pathname, search } = spoil(github.authorize(await start(client, 'github')));
    expect(locationOf(await client.get(pathname + search))).toBe('/login?error=oauth_failed');
    expect(await isSignedIn(client)).toBe(false);
  });

  it('let nobody in by an answer of GitHub that is used again, or in another browser', async () => {
    be('replayed@example.test');
    const client = app.visitor();
    const { pathname, search } = github.authorize(await start(client, 'github'));
    const thief = app.visitor();
    await start(thief, 'github');
    expect(locationOf(await thief.get(pathname + search))).toBe('/login?error=oauth_failed');
    expect(locationOf(await client.get(pathname + search))).toBe('/onboarding');
    expect(locationOf(await client.get(pathname + search))).toBe('/login?error=oauth_failed');
  });

  it('say that it was cancelled', async () => {
    const client = app.visitor();
    const url = new URL(await start(client, 'github', '?returnTo=/events'));
    const state = url.searchParams.get('state');
    const answer = await client.get(`/auth/github/callback?error=access_denied&state=${state}`);
    expect(locationOf(answer)).toBe('/login?error=oauth_cancelled&returnTo=%2Fevents');
  });

  it('that only claims it opens a new account after a code to it, with the name it said', async () => {
    const email = be('claimed@example.test');
    const client = app.visitor();
    expect(await withCompany(client, '?returnTo=/courses')).toBe('/login?proof=needed&returnTo=%2Fcourses');
    expect(await waitsIn(client)).toEqual({ email, provider: 'Company' });
    expect(await isSignedIn(client)).toBe(false);
    expect(await app.data.getRepository(User).countBy({ email })).toBe(0);
    expect((await signInByMail(app, client, email, true)).body).toEqual({ isNew: true });
    expect(await waitsIn(client)).toEqual({ email: null, provider: null });
    const again = app.visitor();
    expect(await withCompany(again)).toBe('/');
    expect((await userOf(again)).id).toBe((await userOf(client)).id);
  });

  it('open one account once a code has proved the address', async () => {
    const email = be('two@example.test');
    const owner = await createUser(app, { email });
    const client = app.visitor();
    expect(await withGitHub(client)).toBe('/login?proof=needed');
    expect(await isSignedIn(client)).toBe(false);
    await signInByMail(app, client, email, true);
    expect((await userOf(client)).id).toBe(owner.id);
    const again = app.visitor();
    expect(await withGitHub(again)).toBe('/');
    expect((await userOf(again)).id).toBe(owner.id);
  });

  it('open one account once its owner has signed in the other way', async () => {
    const email = be('other-way@example.test');
    const first = app.visitor();
    await withGitHub(first);
    const client = app.visitor();
    expect(await withCompany(client)).toBe('/login?proof=needed');
    expect(await withGitHub(client, '?joins=1')).toBe('/');
    const again = app.visitor();
    expect(await withCompany(again)).toBe('/');
    expect(await userOf(again)).toMatchObject({ email, id: (await userOf(client)).id });
  });

  it('stay apart when the next sign-in was not meant as a proof', async () => {
    const email = be('unasked@example.test');
    await createUser(app, { email });
    const client = app.visitor();
    await withGitHub(client);
    await signInByMail(app, client, email);
    expect(await withGitHub(app.visitor())).toBe('/login?proof=needed');
  });

  it('stay apart when another address was proved, in another browser, or too late', async () => {
    const email = be('apart@example.test');
    await createUser(app, { email });
    const client = app.visitor();
    await withGitHub(client);
    await signInByMail(app, client, 'attacker@example.test', true);
    await signInByMail(app, app.visitor(), email, true);
    expect(await withGitHub(client)).toBe('/login?proof=needed');
    await app.database.execute({ text: 'UPDATE pending_identities SET expires_at = now()' });
    await signInByMail(app, client, email, true);
    expect(await withGitHub(app.visitor())).toBe('/login?proof=needed');
  });

  it('open one account when the address is proved in two browsers', async () => {
    const email = be('proved-twice@example.test');
    await createUser(app, { email });
    const [one, two] = [app.visitor(), app.visitor()];
    await withGitHub(one);
    await withGitHub(two);
    await signInByMail(app, one, email, true);
    await signInByMail(app, two, email, true);
    expect((await one.get('/api/my/identities')).status).toBe(200);
    expect((await two.get('/api/my/identities')).body).toHaveLength(1);
  });

  it('may answer by a form, which the browser brings again with its cookies', async () => {
    be('form@example.test');
    const client = app.visitor();
    const { searchParams } = github.authorize(await start(client, 'github'));
    const posted = await app.visitor().post('/auth/github/callback', undefined, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
      payload: `${searchParams.toString()}&user=ignored`,
    });
    expect(posted.status).toBe(303);
    expect(posted.headers.location).not.toContain('ignored');
    expect(locationOf(await client.get(posted.headers.location!))).toBe('/onboarding');
  });
});
