import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { PageStyles } from './page-styles';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the stylesheets of a page', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
    await mkdir(path.join(folder, 'mf-learning', 'r1'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const released = async (css: string, { declared = css, size = css.length } = {}) => {
    await writeFile(path.join(folder, 'mf-learning', 'r1', 'page.css'), css);
    const assets = { 'page.css': { integrity: integrityOf(declared), size, brotli: size } };
    return { app: 'mf-learning', release: 'r1', assets } as unknown as ReleaseManifest;
  };
  const href = '/mfe/mf-learning/r1/page.css';
  const inPlace = (css: string) => ({ href, css, section: { app: 'mf-learning', file: 'page.css' } });
  const part = (manifest: ReleaseManifest, file = 'page.css') => ({ manifest, declared: { css: [file] } });
  const stylesOf = (manifest: ReleaseManifest) => new PageStyles(folder).of([part(manifest)]);

  it('are written into it while they are small, and linked when they are not', async () => {
    const css = '.page { color: teal }';
    expect(await stylesOf(await released(css))).toEqual({ inline: [inPlace(css)], linked: [] });
    expect(await stylesOf(await released(css, { size: 50_000 }))).toEqual({ inline: [], linked: [href] });
  });

  it('are left out while a byte differs from what was released, or they are missing', async () => {
    const css = '.page { color: teal }';
    const altered = await released('.page { color: tomato }', { declared: css });
    const styles = new PageStyles(folder);
    expect(await styles.of([part(altered)])).toEqual({ inline: [], linked: [] });
    expect(await styles.of([part(altered, 'gone.css')])).toEqual({ inline: [], linked: [] });
    const mended = await released(css);
    expect(await styles.of([part(mended), part(mended)])).toEqual({ inline: [inPlace(css)], linked: [] });
  });
});
