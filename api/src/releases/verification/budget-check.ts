import type { ReleaseManifest } from '#platform/manifest';
import { budgetProblems } from '#platform/release/budgets';
import type { Finding } from '../registry/release.entity.js';

/** What a visitor would have to download, where it is more than the site allows; a release has no say in that. */
export const budgetFindings = (manifest: ReleaseManifest): Finding[] =>
  budgetProblems(manifest).map((message) => ({ code: 'budget_exceeded', severity: 'error', message }));
