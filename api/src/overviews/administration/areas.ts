import type { Access } from '../../core/access/access.js';
import { isStaff, type Member } from '../../core/access/member.js';
import type { AttentionKind } from './attention.queries.js';

export interface Area {
  access: Extract<Access, 'moderator' | 'admin'>;
  /** What is counted there. */
  counts: readonly AttentionKind[];
  /** Each thing is counted, not the rows in which several stand. */
  countsEach?: true;
}

/** Every area of the administration, in the order of its list, and who may enter it. */
export const AREAS = {
  reports: { access: 'moderator', counts: ['report'] },
  proposals: { access: 'moderator', counts: ['proposal'] },
  members: { access: 'moderator', counts: [] },
  subscriptions: { access: 'admin', counts: ['paid_twice', 'past_due', 'price'] },
  courses: { access: 'admin', counts: ['course_schedule'] },
  paths: { access: 'admin', counts: [] },
  seasons: { access: 'admin', counts: [] },
  groups: { access: 'admin', counts: ['group'] },
  events: { access: 'admin', counts: [] },
  enquiries: { access: 'admin', counts: ['enquiry'] },
  newsletters: { access: 'admin', counts: ['newsletter'] },
  subscribers: { access: 'admin', counts: [] },
  pages: { access: 'admin', counts: [] },
  redirects: { access: 'admin', counts: [] },
  media: { access: 'admin', counts: [] },
  releases: { access: 'admin', counts: ['canary'] },
  jobs: { access: 'admin', counts: ['failed_email', 'failed_job'], countsEach: true },
  analytics: { access: 'admin', counts: [] },
  settings: { access: 'admin', counts: [] },
  audit: { access: 'admin', counts: [] },
} satisfies Record<string, Area>;

/** What administrators deal with elsewhere: in the queue of the mentors. */
const WITHOUT_AREA = ['mentor_request'] as const;

export type AreaKey = keyof typeof AREAS;
export const AREA_KEYS = Object.keys(AREAS) as AreaKey[];

export const areasFor = (viewer: Member): AreaKey[] =>
  AREA_KEYS.filter((key) => viewer.isAdmin || (AREAS[key].access === 'moderator' && isStaff(viewer)));

/** What waits for the viewer. */
export const kindsFor = (viewer: Member): AttentionKind[] => [
  ...areasFor(viewer).flatMap((key): readonly AttentionKind[] => AREAS[key].counts),
  ...(viewer.isAdmin ? WITHOUT_AREA : []),
];
