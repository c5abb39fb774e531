import type { AuditEvent, ReleaseSummary, SectionReleases } from '../queries/admin/releases';

export const LIVE = '1111111111111111';
export const BEFORE = '0000000000000000';
export const NEXT = '2222222222222222';

export const release = (id: string, more: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  app: 'mf-learning',
  release: id,
  version: '1.4.0',
  commit: 'c0ffee0c0ffee0',
  publishedAt: '2026-03-10T09:00:00.000Z',
  publishedBy: 'token mf-learning/ci',
  verification: 'passed',
  verifiedAt: '2026-03-10T09:01:00.000Z',
  findings: [],
  routes: ['/courses'],
  size: 61_000,
  ...more,
});

export const section = (more: Partial<SectionReleases> = {}): SectionReleases => ({
  app: 'mf-learning',
  version: 7,
  live: LIVE,
  previous: BEFORE,
  disabled: false,
  canary: null,
  paths: ['/courses', '/learn'],
  health: { live: { loads: 990, failures: 10, rate: 0.01 }, canary: null },
  releases: [release(NEXT), release(LIVE), release(BEFORE)],
  ...more,
});

export const runningCanary: Partial<SectionReleases> = {
  canary: { release: NEXT, percent: 10, cohort: null, since: '2026-03-10T12:00:00.000Z' },
  health: {
    live: { loads: 990, failures: 10, rate: 0.01 },
    canary: { loads: 36, failures: 4, rate: 0.1 },
  },
};

export const auditEvent = (more: Partial<AuditEvent> = {}): AuditEvent => ({
  id: '42',
  at: '2026-03-10T12:00:00.000Z',
  actor: 'Ada Lindqvist (ada-lindqvist)',
  app: 'mf-learning',
  action: 'promote',
  release: LIVE,
  reason: 'The new lesson player.',
  before: { live: BEFORE, canary: null, disabled: false },
  after: { live: LIVE, canary: null, disabled: false },
  ...more,
});
