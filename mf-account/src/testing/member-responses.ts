import type { MemberRecord } from '../queries/admin/members/member-record';
import type { MemberRow } from '../queries/admin/members/members';

/** A free member in the list of staff. */
export const memberRow = (more: Partial<MemberRow> = {}): MemberRow => ({
  id: 'm1',
  slug: 'leo-brandt',
  name: 'Leo Brandt',
  profileImageUrl: '/leo.svg',
  email: 'leo@example.test',
  plan: 'free',
  state: 'active',
  accessLevel: 'member',
  location: 'Berlin, Germany',
  points: 1_250,
  joinedAt: '2026-02-01T09:00:00.000Z',
  lastActiveAt: null,
  ...more,
});

/** The same, of whom staff know nothing else. */
export const memberRecord = (more: Partial<MemberRecord> = {}): MemberRecord => ({
  ...memberRow(),
  firstName: 'Leo',
  lastName: 'Brandt',
  isMentor: false,
  isInstructor: false,
  hasProfile: true,
  suspension: null,
  money: { subscriptions: [], payments: [] },
  deletion: null,
  devices: [],
  reportsAbout: [],
  reportsBy: [],
  acts: [],
  notes: [],
  enrollments: [],
  ...more,
});
