import { createHash, createPublicKey } from 'node:crypto';
import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { FakeShell, OFFERED } from '../../../test/fakes/fake-shell.js';
import { buildRelease } from '../../../test/factories/release-factory.js';
import { createRegistry, type Registry } from '../../../test/release-registry.js';
import { readPins } from '../channels/pin-cookie.js';

type Overrides = Parameters<typeof buildRelease>[0];

/** Text of which brotli saves a quarter at most. */
const incompressible = (length: number) =>
  Array.from({ length: length / 88 }, (_, index) =>
    createHash('sha512').update(`${index}`).digest('base64'),
  ).join('');

describe('POST /api/releases/{app}/{release}/verification', () => {
  let shell: FakeShell;
  let registry: Registry;
  beforeAll(async () => {
    shell = await FakeShell.start();
    registry = await createRegistry({ SHELL_URL: shell.url });
    await registry.give('mf-learning', '/a', '/mine', '/hello', '/c', '/light', '/other');
  });
  afterAll(async () => {
    await registry.close();
    await shell.close();
  });
  afterEach(() => {
    shell.pages.clear();
    shell.asks.length = 0;
    shell.sitemap = [];
    shell.platform = OFFERED;
  });

  const verify = ({ manifest: { app, release } }: ReturnType<typeof buildRelease>) =>
    registry.action('POST', `/api/releases/${app}/${release}/verification`);

  async function findingsOf(overrides: Overrides) {
    const built = buildRelease(overrides);
    await registry.publish(built);
    const { body } = await verify(built);
    return body;
  }

  const route = (path: string, access: 'public' | 'visitor' | 'member' | 'admin' = 'public') => ({
    path,
    page: 'courses-page',
    title: 'Courses',
    access,
    js: ['courses-page.js'],
    css: [],
  });

  it('passes a release whose pages the shell can show, and lets it be promoted', async () => {
    const built = buildRelease({ content: 'Fine' });
    await registry.publish(built);
    const { status, body } = await verify(built);
    expect(status).toBe(200);
    expect(body).toEqual({
      app: 'mf-learning',
      release: built.manifest.release,
      status: 'passed',
      findings: [],
      verifiedAt: expect.stringMatching(/Z$/),
    });
    expect((await registry.promote(built)).status).toBe(200);
  });

  it('knows every route of the api, those too that its document leaves out', async () => {
    const operations = [
      '/api/membership-forms/checkout',
      '/api/login',
      '/api/courses',
      '/api/groups/readers/members',
    ];
    expect(await findingsOf({ content: 'Forms', operations })).toMatchObject({
      status: 'passed',
      findings: [],
    });
  });

  it('looks at its pages with a pin the shell can check', async () => {
    expect(await findingsOf({ content: 'Pinned' })).toMatchObject({ status: 'passed' });
    const key = createPublicKey((await registry.app.visitor().get('/api/releases/key')).text);
    const cookie = shell.asks[0]!.cookie.replace('futurelab_pin=', '');
    expect(readPins(cookie, key)).toEqual({ 'mf-learning': expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(readPins(cookie, key, Date.now() + 300_000)).toEqual({});
  });

  describe('of the pages, as people see them,', () => {
    const signedIn = (cookie: string) => cookie.includes('; futurelab=');
    const asks = () =>
      shell.asks.map(({ cookie, path }) => `${path}${signedIn(cookie) ? ' signed in' : ''}`).sort();
    beforeAll(async () => {
      await createUser(registry.app);
      await createAdmin(registry.app);
    });

    it('renders each for a visitor, a member and an administrator who may see it', async () => {
      const routes = [
        route('/a'),
        route('/hello', 'visitor'),
        route('/mine', 'member'),
        route('/c', 'admin'),
      ];
      expect(await findingsOf({ content: 'Viewers', routes })).toMatchObject({
        status: 'passed',
        findings: [],
      });
      expect(asks()).toEqual([
        '/a',
        '/a signed in',
        '/a signed in',
        '/c signed in',
        '/hello',
        '/mine signed in',
        '/mine signed in',
      ]);
      const sessions = await registry.app.database.query({
        text: 'SELECT id FROM sessions WHERE reads_only',
      });
      expect(sessions).toEqual([]);
    });

    it('tries parameters with what the sitemap and its own pages lead to', async () => {
      shell.sitemap = ['/a/new/x', '/a/listed/more', '/elsewhere/x'];
      shell.pages.set('/c', { links: ['/c/new', '/c/linked?x=1'] });
      shell.pages.set('/c/linked', { links: ['/c/linked/lesson/one'] });
      const paths = [
        '/a/:id',
        '/a/new/:code',
        '/c',
        '/c/new',
        '/c/:id',
        '/c/:id/people',
        '/c/:id/lesson/:lesson',
        '/light/:tier?',
      ];
      const routes = paths.map((path) => route(path));
      expect(await findingsOf({ content: 'Addresses', routes })).toMatchObject({
        status: 'passed',
        findings: [],
      });
      expect([...new Set(shell.asks.map(({ path }) => path))].sort()).toEqual([
        '/a/listed',
        '/a/new/x',
        '/c',
        '/c/linked',
        '/c/linked/lesson/one',
        '/c/linked/people',
        '/c/new',
        '/light',
      ]);
    });

    it('names the pages that it found no address for', async () => {
      const routes = [route('/a'), route('/a/join/:code', 'member')];
      const { status, findings } = await findingsOf({ content: 'No address', routes });
      expect(status).toBe('passed');
      expect(findings).toMatchObject([
        { code: 'not_rendered', severity: 'warning', message: expect.stringContaining('/a/join/:code') },
      ]);
    });

    it('says which page threw for whom, and where in its code', async () => {
      const stack =
        'TypeError: x is null\n    at Lesson (/srv/releases/mf-learning/0123/server.cjs:12:3)\n    at render (react.js:1:1)';
      shell.pages.set('/mine', { complete: false, status: 503, failures: [{ message: 'x is null', stack }] });
      const { findings } = await findingsOf({ content: 'Throws', routes: [route('/mine', 'member')] });
      expect(findings).toEqual([
        {
          code: 'render_failed',
          severity: 'error',
          message:
            'On the server, /mine (member, admin) threw. x is null\n    at Lesson (mf-learning/0123/server.cjs:12:3)\n    at render (react.js:1:1). Put it right and publish again.',
        },
      ]);
    });

    it('takes from the page that a subject is not for everybody, and nothing else', async () => {
      shell.sitemap = ['/a/listed'];
      shell.pages.set('/a/listed', { status: 403 });
      expect(await findingsOf({ content: 'Explained', routes: [route('/a/:id')] })).toMatchObject({
        status: 'passed',
      });
      shell.pages.set('/a', { status: 403 });
      expect(await findingsOf({ content: 'Refused', routes: [route('/a')] })).toMatchObject({
        status: 'failed',
      });
    });
  });

  const failures: [what: string, overrides: Overrides, code: string, message: RegExp][] = [
    [
      'a name that the live platform does not export',
      { uses: { '@futurelab/platform/ui': ['Button', 'Carousel'] } },
      'platform_export_missing',
      /^It uses Carousel of @futurelab\/platform\/ui, which the shell does not have\. Have the shell deployed first/,
    ],
    [
      'a platform that is not live yet',
      { platform: '^2.0.0' },
      'platform_range',
      /^It runs with platform \^2\.0\.0, and the shell has 1\.2\.0\./,
    ],
    [
      'another React than the live shell has',
      { libraries: { react: '^18.3.0' } },
      'library_range',
      /^It runs with react \^18\.3\.0, and the shell has 19\.3\.1\./,
    ],
    [
      'a call that the api does not answer',
      { operations: ['/api/courses', '/api/horoscopes'] },
      'operation_missing',
      /^It asks the api for \/api\/horoscopes, which isn’t live\. Deploy the api first/,
    ],
    [
      'a page that costs more than the site allows',
      { content: incompressible(70_000) },
      'budget_exceeded',
      /^The page courses-page has \d+ bytes of JavaScript \(brotli\), and 45000 are its budget/,
    ],
    [
      'a path that is not for sections',
      { routes: [route('/api/mine')] },
      'route_reserved',
      /^\/api\/mine is reserved for the platform\. Give the page another path/,
    ],
    [
      'a page in the path of another section',
      { routes: [route('/admin/x', 'admin')] },
      'route_foreign',
      /^\/admin\/x lies in \/admin, which belongs to mf-account\. Give the page another path/,
    ],
    [
      'one path declared twice',
      { routes: [route('/c/:id'), route('/c/:slug', 'member')] },
      'route_taken',
      /^\/c\/:slug is declared twice/,
    ],
  ];

  it.each(failures)('refuses %s', async (what, overrides, code, message) => {
    const { status, findings } = await findingsOf({ content: what, ...overrides });
    expect(status).toBe('failed');
    expect(findings).toEqual([{ code, severity: 'error', message: expect.stringMatching(message) }]);
  });

  const ui = '@futurelab/platform/ui';
  const understatements: typeof failures = [
    [
      'a name of the platform that its code takes',
      { code: { uses: { [ui]: ['Button', 'Card', 'Carousel'] } } },
      'use_undeclared',
      /^Its code takes Card, Carousel of @futurelab\/platform\/ui, which release\.json leaves out\. Build again/,
    ],
    [
      'everything that its code takes of the platform',
      { uses: {}, code: { uses: { [ui]: ['Button'] } } },
      'use_undeclared',
      /^Its code takes Button of @futurelab\/platform\/ui/,
    ],
    [
      'that its code takes the platform as a whole',
      { code: { uses: { [ui]: ['*'] } } },
      'use_undeclared',
      /^Its code takes \* of @futurelab\/platform\/ui/,
    ],
    [
      'a call of the api that its code makes',
      { code: { operations: ['/api/courses', '/api/horoscopes'] } },
      'operation_undeclared',
      /^Its code asks the api for \/api\/horoscopes, which release\.json leaves out\. Build again/,
    ],
    [
      'a library that no file of it shows',
      { libraries: {} },
      'library_undeclared',
      /^It runs with react, which release\.json leaves out\. Build again/,
    ],
    [
      'the version of React that its entry takes',
      { code: { libraries: { react: '^18.3.0' } } },
      'range_contradicted',
      /^Its remote entry takes react \^18\.3\.0, and release\.json says \^19\.0\.0\. Build again/,
    ],
    [
      'the version of the platform that its entry takes',
      { code: { platform: '^2.0.0' } },
      'range_contradicted',
      /^Its remote entry takes @futurelab\/platform\/ui \^2\.0\.0, and release\.json says \^1\.0\.0/,
    ],
    [
      'a file that its page loads',
      { routes: [{ ...route('/light'), js: ['expose.js'] }] },
      'file_undeclared',
      /^The page courses-page loads courses-page\.js, which release\.json leaves out\. Build again/,
    ],
  ];

  it.each(understatements)(
    'refuses a release that does not say %s',
    async (what, overrides, code, message) => {
      const { status, findings } = await findingsOf({ content: `Unsaid: ${what}`, ...overrides });
      expect(status).toBe('failed');
      expect(findings).toEqual([{ code, severity: 'error', message: expect.stringMatching(message) }]);
    },
  );

  it.each<[what: string, overrides: Overrides, message: RegExp]>([
    [
      'which shared modules it takes',
      { code: { uses: {}, libraries: {} } },
      /^Its remote entry does not show/,
    ],
    [
      'what a page loads',
      { routes: [{ ...route('/other'), page: 'other-page' }] },
      /^Its code does not show which files the page other-page loads\. Build again/,
    ],
  ])('refuses code that does not show %s', async (what, overrides, message) => {
    const { status, findings } = await findingsOf({ content: `Unseen: ${what}`, ...overrides });
    expect(status).toBe('failed');
    expect(findings).toMatchObject([{ code: 'code_unreadable', message: expect.stringMatching(message) }]);
  });

  it('has nothing against a manifest that says more than the code needs', async () => {
    const code = { uses: { [ui]: ['Button'] }, operations: [] };
    const overrides = { content: 'Careful', uses: { [ui]: ['Button', 'Card'] }, code };
    expect(await findingsOf(overrides)).toMatchObject({ status: 'passed', findings: [] });
  });

  it('says with a warning what cannot be determined', async () => {
    const { status, findings } = await findingsOf({
      content: 'All',
      uses: { '@futurelab/platform/ui': ['*'] },
    });
    expect(status).toBe('passed');
    expect(findings).toMatchObject([{ code: 'platform_use_unknown', severity: 'warning' }]);
  });

  it('takes the beginning of a path, and one with a parameter filled in, for the path', async () => {
    const operations = ['/api/courses/first-steps/enrollment', '/api/my', '/api/lessons'];
    expect(await findingsOf({ content: 'Operations', operations })).toMatchObject({ status: 'passed' });
  });

  it('refuses a page of another section, unless it is for other people', async () => {
    const owner = buildRelease({
      app: 'mf-marketing',
      routes: [route('/', 'visitor'), route('/about/:topic')],
    });
    await registry.publish(owner);
    await verify(owner);
    await registry.promote(owner);
    const home = await findingsOf({ app: 'mf-account', routes: [route('/', 'member')] });
    expect(home.status).toBe('passed');
    await registry.give('mf-account', '/about');
    const { findings } = await findingsOf({ app: 'mf-account', routes: [route('/about/:id', 'admin')] });
    expect(findings).toMatchObject([
      {
        code: 'route_taken',
        message: expect.stringMatching(/^\/about\/:id \(admin\) lies where mf-marketing has pages/),
      },
    ]);
  });

  it('warns of fragments that are not there, whichever section shows them', async () => {
    const home = { ...route('/home', 'member'), fragments: ['mf-community/events'] };
    await registry.give('mf-account', '/home');
    const account = buildRelease({ app: 'mf-account', routes: [home] });
    await registry.publish(account);
    const missing = {
      code: 'fragment_missing',
      severity: 'warning',
      message: 'mf-account shows mf-community/events on /home. That spot stays empty until it’s released.',
    };
    expect((await verify(account)).body).toMatchObject({ status: 'passed', findings: [missing] });
    await registry.promote(account);
    const without = await findingsOf({ app: 'mf-community', routes: [] });
    expect(without).toMatchObject({ status: 'passed', findings: [missing] });
  });

  it.each([
    [
      { status: 503, refused: true },
      /^On the server, \/mf-learning \(visitor[^)]*\) was answered with 503\. Put it right/,
    ],
    [{ complete: false }, /^On the server, \/mf-learning \(visitor[^)]*\) was not rendered completely/],
  ])('refuses a page that the shell answers with %j', async (answer, message) => {
    shell.pages.set('/mf-learning', answer);
    const { status, findings } = await findingsOf({ content: JSON.stringify(answer) });
    expect(status).toBe('failed');
    expect(findings).toMatchObject([{ code: 'render_failed', message: expect.stringMatching(message) }]);
  });

  it('has nothing against an address that the shell sends on to another page of the site', async () => {
    shell.pages.set('/mf-learning', { status: 308, location: '/courses' });
    expect(await findingsOf({ content: 'Sent on' })).toMatchObject({ status: 'passed' });
    shell.pages.set('/mf-learning', { status: 302, location: 'https://elsewhere.example/' });
    expect(await findingsOf({ content: 'Sent away' })).toMatchObject({ status: 'failed' });
  });

  it.each([
    ['has not heard of the release and shows what was live before', { html: '<p>What was live before</p>' }],
    ['has not heard of the release and of its page', { status: 404, html: '<p>Nothing here</p>' }],
    ['has not heard that the page is for visitors too', { status: 401, html: '<p>Sign in</p>' }],
    ['has too much to do', { status: 503, refused: true }],
    ['waited in vain for a part of the page', { complete: false }],
  ])('asks the shell again when it %s', async (content, notYet) => {
    shell.pages.set('/mf-learning', notYet);
    const built = buildRelease({ content });
    await registry.publish(built);
    const verifying = verify(built);
    await shell.asked(2);
    shell.pages.clear();
    expect((await verifying).body.status).toBe('passed');
  });

  it('refuses, for now, when the shell does not answer', async () => {
    shell.platform = null;
    const { status, findings } = await findingsOf({ content: 'Away' });
    expect(status).toBe('failed');
    expect(findings).toMatchObject([
      {
        code: 'shell_unreachable',
        message: expect.stringMatching(/Make sure it’s running, then verify again/),
      },
    ]);
  });

  it('refuses a release whose kept files were changed or lost', async () => {
    const built = buildRelease({ content: 'Changed' });
    await registry.publish(built);
    const folder = path.join(registry.folder, 'mf-learning', built.manifest.release);
    await chmod(path.join(folder, 'expose.js'), 0o644);
    await writeFile(path.join(folder, 'expose.js'), 'changed');
    await rm(path.join(folder, 'server.cjs'));
    const { body } = await verify(built);
    expect(body.findings.map(({ code }: { code: string }) => code)).toEqual(['file_altered', 'file_missing']);
  });

  it('does not try the pages of a section that is off, and says so', async () => {
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    await admin.put('/api/releases/mf-learning/disabled', { reason: 'Off.' });
    const { status, findings } = await findingsOf({ content: 'Off' });
    expect(status).toBe('passed');
    expect(findings).toMatchObject([{ code: 'not_rendered', severity: 'warning' }]);
    await admin.send('DELETE', '/api/releases/mf-learning/disabled', { reason: 'On.' });
  });

  it('is remembered, and written down', async () => {
    const admin = await registry.app.signInAs(await createAdmin(registry.app));
    const { release } = await findingsOf({ content: 'Written', platform: '^3.0.0' });
    const [newest] = (await admin.get('/api/releases/mf-learning?limit=1')).body;
    expect(newest).toMatchObject({ release, verification: 'failed', findings: [{ code: 'platform_range' }] });
    const [event] = await registry.auditEvents(admin);
    expect(event).toMatchObject({ action: 'verify', release, after: { status: 'failed' } });
  });
});
