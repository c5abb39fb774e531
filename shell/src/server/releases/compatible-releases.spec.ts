import type { LiveDocument } from '@futurelab/platform/live-document';
import { servableDocument } from './compatible-releases';

const SECTIONS = ['mf-marketing', 'mf-learning', 'mf-community', 'mf-account'];
const RANGES = { r2: '^2.0.0', r23: '^2.0.0 || ^3.0.0', r3: '^3.0.0' };
const shell = (version: string, react = '19.3.1') => ({ version, libraries: { react }, exports: {} });

type Release = keyof typeof RANGES;
interface Channel {
  live: Release;
  previous?: Release;
  canary?: Release;
  disabled?: boolean;
}

function documentOf(channels: Record<string, Channel>): LiveDocument {
  const apps = Object.entries(channels).map(([app, { live, previous = null, canary, disabled = false }]) => [
    app,
    { live, previous, disabled, canary: canary ? { release: canary, percent: 10 } : null },
  ]);
  const manifests = Object.keys(channels).flatMap((app) =>
    Object.entries(RANGES).map(([release, platform]) => [
      `${app}@${release}`,
      { platform, libraries: { react: '^19.3.0' }, uses: {} },
    ]),
  );
  return {
    apps: Object.fromEntries(apps),
    manifests: Object.fromEntries(manifests),
  } as unknown as LiveDocument;
}

describe('a shell that starts', () => {
  it('serves what is live, the canary and the release before when it has the platform for them', () => {
    const document = documentOf({ 'mf-learning': { live: 'r23', previous: 'r2', canary: 'r23' } });
    expect(servableDocument(document, shell('2.1.0'), true)).toEqual({ ...document, incompatible: [] });
  });

  it('says which live section needs another React', () => {
    const document = documentOf({ 'mf-learning': { live: 'r2' } });
    expect(() => servableDocument(document, shell('2.0.0', '20.0.0'), true)).toThrow(
      /mf-learning@r2 \(live\): It runs with react \^19\.3\.0, and the shell has 20\.0\.0/,
    );
  });

  it('does not mind a section that is switched off', () => {
    const document = documentOf({ 'mf-learning': { live: 'r2', disabled: true } });
    expect(servableDocument(document, shell('3.0.0'), true).incompatible).toEqual([]);
  });

  it('leaves out a canary and a release before that it has no platform for, and says so', () => {
    const document = documentOf({
      'mf-learning': { live: 'r23', canary: 'r2' },
      'mf-account': { live: 'r3', previous: 'r2' },
    });
    const { apps, incompatible } = servableDocument(document, shell('3.0.0'), true);
    expect(apps).toMatchObject({
      'mf-learning': { live: 'r23', canary: null },
      'mf-account': { live: 'r3', previous: null },
    });
    expect(incompatible).toEqual([
      expect.stringMatching(/^mf-learning@r2 \(canary\): It runs with platform \^2\.0\.0, and .* 3\.0\.0/),
      expect.stringMatching(/^mf-account@r2 \(previous\): It runs with platform \^2\.0\.0, and .* 3\.0\.0/),
    ]);
  });

  it('begins with the next platform once every section has moved to it, one after the other', () => {
    const channels: Record<string, Channel> = Object.fromEntries(
      SECTIONS.map((app) => [app, { live: 'r2' }]),
    );
    const startsWith = (version: string) => {
      try {
        servableDocument(documentOf(channels), shell(version), true);
        return true;
      } catch {
        return false;
      }
    };
    for (const app of SECTIONS) {
      expect([app, startsWith('2.0.0'), startsWith('3.0.0')]).toEqual([app, true, false]);
      channels[app] = { live: 'r23', previous: 'r2' };
    }
    expect([startsWith('2.0.0'), startsWith('3.0.0')]).toEqual([true, true]);
  });

  it('goes on serving a live release that it has no platform for, and says so', () => {
    const document = documentOf({ 'mf-learning': { live: 'r3', previous: 'r2' } });
    const { apps, incompatible } = servableDocument(document, shell('2.0.0'), false);
    expect(apps).toEqual(document.apps);
    expect(incompatible).toEqual([expect.stringMatching(/^mf-learning@r3 \(live\): /)]);
  });
});
