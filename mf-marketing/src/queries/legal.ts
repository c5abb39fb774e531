import { apiQuery, type Schema } from '@futurelab/platform/api';

export type LegalPageName = 'terms' | 'privacy';
export type LegalVersion = Schema<'LegalVersionSummary'>;

/** What was ever public of a legal text, the latest first. */
export const legalVersionsQuery = (page: LegalPageName) =>
  apiQuery('/api/legal/{page}/versions', { path: { page } });

export const legalVersionQuery = (page: LegalPageName, number: string) =>
  apiQuery('/api/legal/{page}/versions/{number}', { path: { page, number } });

/** The version that an address asks for; null: what holds now. */
export function versionIn(params: URLSearchParams): string | null {
  const version = params.get('version');
  return version !== null && /^\d{1,9}$/.test(version) ? version : null;
}
