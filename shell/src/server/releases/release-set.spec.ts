import type { LiveApp, LiveDocument } from '@futurelab/platform/live-document';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { bucketOf, hasPercentCanary, resolveReleases, withReleasesBefore, type Visitor } from './release-set';

const manifest = (release: string) => ({ app: 'mf-learning', release }) as ReleaseManifest;
const document = (app: Partial<LiveApp>): LiveDocument => ({
  schema: 1,
  version: 1,
  expiresAt: 0,
  apps: { 'mf-learning': { live: 'live', previous: 'before', disabled: false, canary: null, ...app } },
  manifests: Object.fromEntries(
    ['live', 'before', 'next', 'pinned'].map((release) => [`mf-learning@${release}`, manifest(release)]),
  ),
});
const visitor = (more: Partial<Visitor> = {}): Visitor => ({ user: null, pins: {}, visitorId: '', ...more });
const chosen = (app: Partial<LiveApp>, who = visitor()) => {
  const [only] = resolveReleases(document(app), who).releases;
  return { release: only!.manifest.release, previous: only!.previous?.release, reason: only!.reason };
};
const canary = (more: Partial<NonNullable<LiveApp['canary']>>) => ({
  canary: { release: 'next', percent: null, cohort: null, salt: 'salt', ...more },
});
const admin = { id: 'ada', isAdmin: true, isHPCMember: false };
const member = { id: 'maya', isAdmin: false, isHPCMember: true };

describe('which release a visitor gets', () => {
  it('is the live one, with the one before to fall back to', () => {
    expect(chosen({})).toEqual({ release: 'live', previous: 'before', reason: 'live' });
  });

  it('is a pinned one for who pinned it, with the live one to fall back to', () => {
    const who = visitor({ pins: { 'mf-learning': 'pinned' } });
    expect(chosen(canary({ percent: 100 }), who)).toEqual({
      release: 'pinned',
      previous: 'live',
      reason: 'pin',
    });
  });

  it('is the first one of a section that has never been live, for who is pinned to it and nobody else', () => {
    const first: LiveDocument = { ...document({}), apps: {} };
    const shown = (who: Visitor) => resolveReleases(first, who).releases.map((one) => one.manifest.release);
    expect(shown(visitor({ pins: { 'mf-learning': 'next' } }))).toEqual(['next']);
    expect(shown(visitor())).toEqual([]);
  });

  it('is the canary for its cohort and nobody else', () => {
    expect(chosen(canary({ cohort: 'admins' }), visitor({ user: admin })).reason).toBe('cohort');
    expect(chosen(canary({ cohort: 'admins' }), visitor({ user: member })).reason).toBe('live');
    expect(chosen(canary({ cohort: 'hpc' }), visitor({ user: member })).reason).toBe('cohort');
    expect(chosen(canary({ cohort: 'members' })).reason).toBe('live');
  });

  it('is the canary for its share of visitors, each the same every time', () => {
    const visitors = Array.from({ length: 2000 }, (_, n) => visitor({ visitorId: `visitor ${n}` }));
    const drawn = visitors.filter((who) => chosen(canary({ percent: 10 }), who).release === 'next');
    expect(drawn.length / 2000).toBeGreaterThan(0.08);
    expect(drawn.length / 2000).toBeLessThan(0.12);
    for (const who of drawn.slice(0, 10))
      for (let visit = 0; visit < 10; visit += 1)
        expect(chosen(canary({ percent: 10 }), who).release).toBe('next');
  });

  it('is the live one where the pinned one is not stored any more', () => {
    expect(chosen({}, visitor({ pins: { 'mf-learning': 'long gone' } }))).toMatchObject({ release: 'live' });
  });

  it('is marked when its section is switched off, whatever is pinned', () => {
    const [only] = resolveReleases(
      document({ disabled: true }),
      visitor({ pins: { 'mf-learning': 'pinned' } }),
    ).releases;
    expect(only).toMatchObject({ disabled: true, reason: 'live' });
  });
});

it('names equal sets equally and others differently', () => {
  const id = (app: Partial<LiveApp>) => resolveReleases(document(app), visitor()).id;
  expect(id({})).toBe(id({}));
  expect(id({})).not.toBe(id({ live: 'next' }));
  expect(id({})).not.toBe(id({ disabled: true }));
});

it('tells a pinned browser from one that a canary gives the same', () => {
  const all = document(canary({ percent: 100 }));
  const pinned = resolveReleases(all, visitor({ pins: { 'mf-learning': 'next' } }));
  const drawn = resolveReleases(all, visitor());
  expect(pinned.releases[0]!.manifest).toEqual(drawn.releases[0]!.manifest);
  expect(pinned.id).not.toBe(drawn.id);
});

it('draws the visitors of two canaries independently', () => {
  const both = Array.from({ length: 1000 }, (_, n) => `visitor ${n}`).filter(
    (id) => bucketOf(id, 'mf-learning', 'a') < 50 && bucketOf(id, 'mf-learning', 'b') < 50,
  );
  expect(both.length).toBeGreaterThan(200);
  expect(both.length).toBeLessThan(300);
});

it('needs to know a visitor only while a share of visitors is drawn', () => {
  expect(hasPercentCanary(document({}))).toBe(false);
  expect(hasPercentCanary(document(canary({ cohort: 'admins' })))).toBe(false);
  expect(hasPercentCanary(document(canary({ percent: 5 })))).toBe(true);
});

describe('the set with the release before', () => {
  const before = (app: Partial<LiveApp>, who = visitor()) => {
    const set = resolveReleases(document(app), who);
    const earlier = withReleasesBefore(set, ['mf-learning']);
    if (earlier) expect(earlier.id).toBe(set.id);
    return earlier?.releases.map(({ manifest: { release }, previous }) => [release, previous]);
  };

  it('has the one before what is live, and what is live for a canary, and nothing before that', () => {
    expect(before({})).toEqual([['before', null]]);
    expect(before(canary({ percent: 100 }))).toEqual([['live', null]]);
  });

  it('is none where there is no release before, or the release is pinned', () => {
    expect(before({ previous: null })).toBeUndefined();
    expect(before({}, visitor({ pins: { 'mf-learning': 'next' } }))).toBeUndefined();
  });
});

test('Everybody who gets the same releases gets the same set', () => {
  const live = document(canary({ percent: 50 }));
  const visitors = Array.from({ length: 50 }, (_, n) => visitor({ visitorId: `visitor ${n}` }));
  const drawn = new Set(visitors.map((who) => resolveReleases(live, who)));
  expect([...drawn].map(({ releases }) => releases[0]!.manifest.release).sort()).toEqual(['live', 'next']);
  expect(drawn).not.toContain(resolveReleases(document({}), visitor()));
});
