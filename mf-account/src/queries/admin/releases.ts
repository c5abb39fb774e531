import { apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, type QueryClient } from '@futurelab/platform/query';

export type SectionReleases = Schema<'SectionReleases'>;
export type ReleaseSummary = Schema<'ReleaseSummary'>;
export type ReleaseHealth = Schema<'ReleaseHealth'>;
export type Canary = Schema<'CanaryResponse'>;
export type AuditEvent = Schema<'ReleaseAuditEventResponse'>;
export type RouteVital = Schema<'RouteVital'>;

/** What every section serves to whom, how that does, and its newest releases. */
export const releasesQuery = apiQuery('/api/releases');

/** What this browser is pinned to. */
export const ownPinsQuery = apiQuery('/api/releases/pin');

/** Who did what, the latest first; of one section, or of all. */
export const auditEventsQuery = (app: string | null) =>
  apiPagesQuery('/api/releases/audit', { query: { app: app ?? undefined } });

/** How fast the pages of a release were over the last day. */
export const releaseVitalsQuery = (app: string, release: string) =>
  apiQuery('/api/telemetry/vitals', { query: { app, release } });

/** What an administrator can do to a section. */
export type ReleaseAction = { app: string } & (
  | { kind: 'promote' | 'canary' | 'pin'; release: string }
  | { kind: 'stop canary' | 'rollback' | 'retire' | 'disable' | 'enable' | 'unpin' | 'give paths' }
);

export interface ReleaseActionRequest {
  action: ReleaseAction;
  reason: string;
  /** Of the section, as it was looked at. */
  expectedVersion: number;
  /** Of a canary. */
  audience: Pick<Schema<'CanaryRequest'>, 'percent' | 'cohort'>;
  /** What belongs to the section from now on. */
  paths: string[];
}

function send({ action, reason, expectedVersion, audience, paths }: ReleaseActionRequest): Promise<unknown> {
  const { app } = action;
  const section = { path: { app }, body: { reason, expectedVersion } };
  switch (action.kind) {
    case 'promote':
      return write('POST', '/api/releases/{app}/{release}/promotion', {
        path: { app, release: action.release },
        body: section.body,
      });
    case 'canary':
      return write('POST', '/api/releases/{app}/canary', {
        path: { app },
        body: { ...section.body, release: action.release, ...audience },
      });
    case 'stop canary':
      return write('DELETE', '/api/releases/{app}/canary', section);
    case 'rollback':
      return write('POST', '/api/releases/{app}/rollback', section);
    case 'retire':
      return write('POST', '/api/releases/{app}/retirement', section);
    case 'give paths':
      return write('PUT', '/api/releases/{app}/paths', { path: { app }, body: { reason, paths } });
    case 'disable':
      return write('PUT', '/api/releases/{app}/disabled', section);
    case 'enable':
      return write('DELETE', '/api/releases/{app}/disabled', section);
    case 'pin':
      return write('POST', '/api/releases/{app}/{release}/pin', {
        path: { app, release: action.release },
        body: { reason },
      });
    case 'unpin':
      return write('DELETE', '/api/releases/pin', { body: { reason } });
  }
}

export const releaseActionMutation = mutationOptions({
  mutationFn: send,
  onSuccess: (_data, _request, _before, { client }) => void refreshReleases(client),
});

/** Asks for everything about releases again; resolves when it has come. */
export const refreshReleases = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/(releases|admin\/overview)/.test(String(path)),
  });
