import type { AttentionItem, Overview } from '../queries/admin/overview';

/** What an administrator of a site that is set up sees, with nothing to do. */
export const overview = (more: Partial<Overview> = {}): Overview => ({
  areas: [
    { key: 'reports', count: 0 },
    { key: 'proposals', count: 0 },
    { key: 'members', count: null },
    { key: 'subscriptions', count: 0 },
    { key: 'courses', count: 0 },
    { key: 'groups', count: 0 },
    { key: 'enquiries', count: 0 },
    { key: 'newsletters', count: 0 },
    { key: 'subscribers', count: null },
    { key: 'pages', count: null },
    { key: 'redirects', count: null },
    { key: 'media', count: null },
    { key: 'releases', count: 0 },
    { key: 'jobs', count: 0 },
    { key: 'analytics', count: null },
    { key: 'settings', count: null },
    { key: 'audit', count: null },
  ],
  attention: [],
  attentionCount: 0,
  setup: { mail: true, signIn: true, payments: true, course: true, event: true },
  ...more,
});

export const attentionItem = (more: Partial<AttentionItem> = {}): AttentionItem => ({
  kind: 'report',
  id: 'r1',
  title: 'Cheap watches',
  who: 'Leo Brandt',
  count: 1,
  since: '2026-03-10T09:00:00.000Z',
  href: '/admin/reports',
  ...more,
});
