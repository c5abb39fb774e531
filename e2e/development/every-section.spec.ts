import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployToken } from '../../shell/platform/build/publish/deploy-token.mjs';
import { publishRelease } from '../../shell/platform/build/publish/publish.mjs';
import { packRelease } from '../../shell/platform/build/release-files.mjs';
import { siteUrl } from '../fixtures/product';
import { expect, test } from '../fixtures/test';
import { latestBuilds } from '../../scripts/builds.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sections = readdirSync(root).filter((name) => name.startsWith('mf-'));

for (const app of sections)
  test(`${app} is uploaded and verified as it is, and could go live`, async () => {
    const folder = (await latestBuilds()).find((build) => build.includes(`${path.sep}${app}${path.sep}`))!;
    const lines: string[] = [];
    await publishRelease({
      archive: await packRelease(folder),
      registry: siteUrl(),
      token: await deployToken(app, siteUrl()),
      reason: 'A dry run.',
      verifyOnly: true,
      log: (line: string) => lines.push(line),
    });
    expect(lines.at(-1)).toBe('Verified');
    // Of some pages the seeded site has none that a member or an administrator could open.
    const findings = lines.filter((line) => line.startsWith('  ') && !line.includes(' not_rendered: '));
    expect(findings).toEqual([]);
  });
