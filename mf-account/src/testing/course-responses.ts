import type { CourseDraft, Lesson } from '../queries/admin/courses/course-draft';
import type { CourseToEdit } from '../queries/admin/courses/course-list';

export const lessonDraft = (id: string, title: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  title,
  kind: 'text',
  exerciseMinutes: 0,
  isPreview: false,
  blocks: [{ id: 'text', kind: 'text', body: `${title}.` }],
  ...more,
});

/** Two modules, “Before” with two lessons and “After” with one. */
export const course = ({ document, ...more }: Partial<CourseDraft> = {}): CourseDraft => ({
  id: 'c1',
  slug: 'mindful-meetings',
  isPublished: true,
  isWithdrawn: false,
  track: 'consciousness-integration',
  assignedTrack: 'consciousness-integration',
  trackKeyword: 'Mindful',
  trackOverride: null,
  version: 4,
  publishedVersion: 4,
  updatedAt: '2026-03-10T09:00:00.000Z',
  updatedBy: 'Ada Lindqvist',
  publishAt: null,
  publishFailedAt: null,
  instructor: null,
  problems: {},
  document: {
    title: 'Mindful meetings',
    promise: 'Hold a meeting that people remember.',
    description: 'Three lessons.',
    outcomes: ['Begin on time', 'End early'],
    level: 'introductory',
    access: 'free',
    instructorId: null,
    modules: [
      { id: 'm1', title: 'Before', lessons: [lessonDraft('l1', 'Say why'), lessonDraft('l2', 'Say when')] },
      { id: 'm2', title: 'After', lessons: [lessonDraft('l3', 'Write it down')] },
    ],
    ...document,
  },
  ...more,
});

export const courseToEdit = (more: Partial<CourseToEdit> = {}): CourseToEdit => ({
  id: 'c1',
  slug: 'mindful-meetings',
  title: 'Mindful meetings',
  track: 'consciousness-integration',
  assignedTrack: 'consciousness-integration',
  trackKeyword: 'Mindful',
  trackOverride: null,
  isPublished: true,
  isWithdrawn: false,
  version: 4,
  hasChanges: false,
  publishAt: null,
  updatedAt: '2026-03-10T09:00:00.000Z',
  instructor: { id: 'u2', slug: 'ines', name: 'Ines Costa', profileImageUrl: null },
  learnerCount: 12,
  ...more,
});
