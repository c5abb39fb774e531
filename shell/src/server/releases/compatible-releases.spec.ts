import type { LiveDocument } from '@futurelab/platform/live-document';
import { requireCompatible } from './compatible-releases';

const shell = { version: '1.0.0', libraries: { react: '19.3.1' }, exports: {} };
const live = (react: string, disabled = false) =>
  ({
    apps: { 'mf-learning': { live: 'r1', disabled } },
    manifests: { 'mf-learning@r1': { platform: '^1.0.0', libraries: { react }, uses: {} } },
  }) as unknown as LiveDocument;

describe('a shell that starts', () => {
  it('serves what is live when it has the React for it', () => {
    expect(() => requireCompatible(live('^19.3.0'), shell)).not.toThrow();
  });

  it('says which live section needs another React', () => {
    expect(() => requireCompatible(live('^20.0.0'), shell)).toThrow(
      /mf-learning@r1: It runs with react \^20\.0\.0, and the shell has 19\.3\.1/,
    );
  });

  it('does not mind a section that is switched off', () => {
    expect(() => requireCompatible(live('^20.0.0', true), shell)).not.toThrow();
  });
});
