import { apiListQuery, apiQuery, write, type ListPage, type Schema } from '@futurelab/platform/api';
import { useMutation, useQueryClient } from '@futurelab/platform/query';

export type SectionReleases = Schema<'SectionReleases'>;
export type ReleaseSummary = Schema<'ReleaseSummary'>;
export type ReleaseHealth = Schema<'ReleaseHealth'>;
export type Canary = Schema<'CanaryResponse'>;
export type ReleaseAct = Schema<'ReleaseAuditEventResponse'>;
export type ReleaseActPage = ListPage<ReleaseAct>;
export type RouteVital = Schema<'RouteVital'>;

/** What every section serves to whom, how that does, and its newest releases. */
export const releasesQuery = apiQuery<Schema<'ReleasesResponse'>>('/api/releases');

/** What this browser is pinned to. */
export const ownPinsQuery = apiQuery<Schema<'PinnedReleases'>>('/api/releases/pin');

/** Who did what, the latest first; of one section, or of all. */
export const releaseActsQuery = (app: string | null) =>
  apiListQuery<ReleaseAct>(`/api/releases/audit${app ? `?app=${encodeURIComponent(app)}` : ''}`);

/** How fast the pages of a release were over the last day. */
export const releaseVitalsQuery = (app: string, release: string) =>
  apiQuery<RouteVital[]>(`/api/telemetry/vitals?${new URLSearchParams({ app, release })}`);

/** One write that moves a section. */
export interface ActRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: { reason: string; expectedVersion?: number; release?: string; percent?: number; cohort?: string };
}

/** Asks for everything about releases again; resolves when it has come. */
export function useRefreshReleases(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/releases'),
    });
}

export function useReleaseAct() {
  const refresh = useRefreshReleases();
  return useMutation({
    mutationFn: ({ method, path, body }: ActRequest) => write(method, path, body),
    onSuccess: () => void refresh(),
  });
}

/** As people compare them: the beginning of the id. */
export const shortId = (release: string): string => release.slice(0, 8);

/** "1.8 %"; a dash where nothing was tried. */
export const shownRate = ({ rate }: Pick<ReleaseHealth, 'rate'>): string =>
  rate === null ? '–' : `${(100 * rate).toFixed(1)} %`;

const COHORTS = { admins: 'for administrators', hpc: 'for HPC members', members: 'for everybody signed in' };

/** "for 10 % of visitors", "for HPC members". */
export const shownAudience = ({ percent, cohort }: Pick<Canary, 'percent' | 'cohort'>): string =>
  cohort === null ? `for ${percent} % of visitors` : COHORTS[cohort];
