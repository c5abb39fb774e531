import type { Newsletter } from '../queries/admin/newsletters';

const NOBODY: Newsletter['counts'] = {
  ...{ recipients: 0, sent: 0, failed: 0, uncertain: 0, skipped: 0, canceled: 0, left: 0 },
  ...{ bounced: 0, complained: 0 },
};

export const newsletter = (
  more: Partial<Omit<Newsletter, 'counts'>> & { counts?: Partial<Newsletter['counts']> } = {},
): Newsletter => ({
  id: 'n1',
  slug: 'september',
  subject: 'September',
  preheader: 'One idea worth testing.',
  body: 'What a member tried.',
  state: 'draft',
  audience: 'all',
  inArchive: true,
  version: 1,
  author: { id: 'u1', slug: 'ada', name: 'Ada Lindqvist', profileImageUrl: '/ada.svg' },
  scheduledFor: null,
  beganAt: null,
  endedAt: null,
  createdAt: '2026-03-10T09:00:00.000Z',
  updatedAt: '2026-03-10T09:00:00.000Z',
  ...more,
  counts: { ...NOBODY, ...more.counts },
});
