import semver from 'semver';
import { z } from 'zod';

/** What a shell offers to sections, as its build writes it to `/shell/platform.json`. */
export const platformDescription = z.object({
  version: z.string(),
  /** Shared library → version. */
  libraries: z.record(z.string(), z.string()),
  /** Door of the platform → names that can be imported from it. */
  exports: z.record(z.string(), z.array(z.string())),
});
export type PlatformDescription = z.infer<typeof platformDescription>;

/** What a release's manifest says it needs. */
export interface PlatformNeeds {
  platform: string;
  libraries: Record<string, string>;
  uses: Record<string, string[]>;
}

export interface PlatformProblem {
  code: 'platform_range' | 'library_range' | 'platform_export_missing' | 'platform_use_unknown';
  severity: 'error' | 'warning';
  message: string;
}

const satisfies = (version: string | undefined, range: string): boolean =>
  version !== undefined && semver.satisfies(version, range, { includePrerelease: true });

const error = (code: PlatformProblem['code'], message: string): PlatformProblem => ({
  code,
  severity: 'error',
  message,
});

/** What a release needs of the shell and `shell` does not have. */
export function platformProblems(needs: PlatformNeeds, shell: PlatformDescription): PlatformProblem[] {
  const problems: PlatformProblem[] = [];
  if (!satisfies(shell.version, needs.platform)) {
    const message = `It runs with platform ${needs.platform}, and the shell has ${shell.version}. Build it against that, or have the shell deployed first.`;
    problems.push(error('platform_range', message));
  }
  for (const [library, range] of Object.entries(needs.libraries)) {
    const version = shell.libraries[library];
    if (satisfies(version, range)) continue;
    const message = `It runs with ${library} ${range}, and the shell has ${version ?? 'none'}. Build it against that, or have the shell deployed first.`;
    problems.push(error('library_range', message));
  }
  for (const [door, names] of Object.entries(needs.uses)) {
    const missing = names.filter((name) => name !== '*' && !shell.exports[door]?.includes(name));
    if (names.includes('*')) {
      const message = `It imports all of ${door}, so its needs can’t be checked. Import by name.`;
      problems.push({ code: 'platform_use_unknown', severity: 'warning', message });
    }
    if (missing.length > 0) {
      const message = `It uses ${missing.join(', ')} of ${door}, which the shell does not have. Have the shell deployed first, or do without.`;
      problems.push(error('platform_export_missing', message));
    }
  }
  return problems;
}
