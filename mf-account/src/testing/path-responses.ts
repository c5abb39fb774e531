import type { StaffPath } from '../queries/admin/learning-paths';

const course = (id: string, title: string, more: Partial<StaffPath['courses'][number]> = {}) => ({
  id,
  title,
  durationMinutes: 30,
  isWithdrawn: false,
  canLeave: true,
  ...more,
});

/** A path with two courses that is not a track. */
export const staffPath = (more: Partial<StaffPath> = {}): StaffPath => ({
  id: 'first-steps',
  title: 'First steps',
  description: 'Where to begin.',
  isTrack: false,
  isPublic: true,
  version: 'v1',
  memberCount: 3,
  courses: [course('c1', 'Ask well'), course('c2', 'Check twice')],
  ...more,
});

/** One of the three tracks; its second course is there by its title. */
export const staffTrack = (more: Partial<StaffPath> = {}): StaffPath =>
  staffPath({
    id: 'ai-mastery',
    title: 'AI Mastery',
    isTrack: true,
    courses: [course('c1', 'Ask well'), course('c2', 'AI foundations', { canLeave: false })],
    ...more,
  });
