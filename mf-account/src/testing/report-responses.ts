import type { ReportedMatter } from '../queries/admin/reports';

const at = '2026-03-10T09:00:00.000Z';
const person = (name: string) => ({
  id: `00000000-0000-4000-8000-00000000000${name.length}`,
  slug: name.toLowerCase(),
  name,
  profileImageUrl: null,
});

/** A post that one member has reported and nobody has decided on. */
export const moderationCase = (more: Partial<ReportedMatter> = {}): ReportedMatter => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  state: 'open',
  subject: { kind: 'post', id: '00000000-0000-4000-8000-0000000000a1' },
  copy: {
    title: 'Cheap watches',
    text: 'Buy **now**.',
    author: 'Sam',
    href: '/community/discussions/cheap-watches',
  },
  isHidden: false,
  choices: ['keep', 'hide', 'remove', 'warn', 'suspend'],
  author: { ...person('Sam'), warnings: 1, suspensions: 0, isSuspended: false, joinedAt: at },
  reports: [
    { id: 'r1', reason: 'spam', note: 'Third time today.', reporter: person('Leonie'), createdAt: at },
  ],
  reportCount: 1,
  decision: null,
  earlier: [],
  ...more,
});

export const decided = (more: Partial<NonNullable<ReportedMatter['decision']>> = {}) => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  decision: 'hide' as const,
  at,
  actor: person('Ada'),
  message: 'No advertising, please.',
  until: null,
  ...more,
});
