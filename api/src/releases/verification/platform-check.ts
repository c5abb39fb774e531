import semver from 'semver';
import { z } from 'zod';
import type { ReleaseManifest } from '../registry/release-manifest.js';
import type { Finding } from '../registry/release.entity.js';

const TIMEOUT_MS = 5_000;

/** What the live shell says it offers to sections, at `/shell/platform.json`. */
const platform = z.object({ version: z.string(), exports: z.record(z.string(), z.array(z.string())) });
export type Platform = z.infer<typeof platform>;

/** @returns null when the shell does not answer, or not with this */
export async function livePlatform(shellUrl: string): Promise<Platform | null> {
  try {
    const answer = await fetch(`${shellUrl}/shell/platform.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok ? platform.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** What a release takes from the platform and the live shell does not have. */
export function platformFindings({ platform: range, uses }: ReleaseManifest, live: Platform): Finding[] {
  const findings: Finding[] = [];
  if (!semver.satisfies(live.version, range, { includePrerelease: true })) {
    findings.push({
      code: 'platform_range',
      severity: 'error',
      message: `It runs with platform ${range}, and ${live.version} is live. Build it against the live platform, or have the shell deployed first.`,
    });
  }
  for (const [door, names] of Object.entries(uses)) {
    const offered = new Set(live.exports[door]);
    if (names.includes('*')) {
      findings.push({
        code: 'platform_use_unknown',
        severity: 'warning',
        message: `It imports all of ${door}, so nobody can tell what it needs. Import by name.`,
      });
    }
    const missing = names.filter((name) => name !== '*' && !offered.has(name));
    if (missing.length > 0) {
      findings.push({
        code: 'platform_export_missing',
        severity: 'error',
        message: `It uses ${missing.join(', ')} of ${door}, which the live shell does not have. Have the shell deployed first, or do without.`,
      });
    }
  }
  return findings;
}
