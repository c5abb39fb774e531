import type { ReleaseManifest } from '#platform/manifest';
import type { Finding } from '../registry/release.entity.js';

/** Bytes, brotli, that no section may exceed whatever it allows itself. */
const CEILING = { entry: 8_000, page: 45_000 };

const ADVICE = 'Load less, or load it later.';

/** What a visitor would have to download, where it is more than the budget. */
export function budgetFindings({ assets, budgets, remote, routes }: ReleaseManifest): Finding[] {
  const sizeOf = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + assets[file]!.brotli, 0);
  const measured = [
    { what: 'The remote entry', kind: 'entry' as const, size: sizeOf([remote.entry]) },
    ...routes.map(({ page, js }) => ({
      what: `The page ${page}`,
      kind: 'page' as const,
      size: sizeOf([...remote.expose.js.sync, ...js]),
    })),
  ];
  const findings = measured.flatMap(({ what, kind, size }) => {
    const budget = Math.min(budgets[kind], CEILING[kind]);
    if (size <= budget) return [];
    const message = `${what} has ${size} bytes of JavaScript (brotli), and ${budget} are its budget. ${ADVICE}`;
    return [{ code: 'budget_exceeded', severity: 'error' as const, message }];
  });
  // Several routes may show one page.
  return findings.filter(
    ({ message }, index) => findings.findIndex((other) => other.message === message) === index,
  );
}
