import type {
  Course,
  Enrollment,
  LearningPath,
  Lesson,
  RelatedToCourse,
} from '@futurelab/platform/queries/learning';
import type { Certificate } from './queries/certificates';
import type { CourseSummary } from './queries/courses';
import type { MentorshipItem } from './queries/mentorship';
import type { Review } from './queries/reviews';

/** Fixed examples for the section's specs. */
export const aCourse = (more: Partial<CourseSummary> = {}): CourseSummary => ({
  id: 'c1',
  slug: 'ai-foundations',
  title: 'AI Foundations',
  promise: 'Explain to your team what a language model does.',
  track: 'ai-mastery',
  level: 'introductory',
  duration: '1 h 30 min',
  durationMinutes: 90,
  lessonCount: 2,
  access: 'free',
  coverSeed: 'ai-foundations',
  instructor: { name: 'Ada Lindqvist', role: 'Founder', portraitUrl: null },
  averageRating: null,
  reviewCount: 0,
  progress: null,
  ...more,
});

const lessons = [
  { id: 'l1', slug: 'what-it-does', title: 'What it does', position: 1, isPreview: true },
  { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2, isPreview: false },
].map((lesson) => ({ ...lesson, durationMinutes: 45, kind: 'text' as const, isCompleted: false }));

export const aCourseDetail = (more: Partial<Course> = {}): Course => ({
  ...aCourse(),
  description: 'Two lessons, **no jargon**.',
  outcomes: ['Say what a model predicts'],
  isWithdrawn: false,
  isInstructor: false,
  modules: [{ id: 'm1', title: 'Basics', lessons }],
  enrollment: null,
  ...more,
});

export const aLearningPath = (more: Partial<LearningPath> = {}): LearningPath => ({
  id: 'ai-mastery',
  title: 'AI Mastery',
  description: 'Ask well.',
  isMember: false,
  totalMinutes: 90,
  total: 1,
  completed: 0,
  percent: 0,
  next: { course: { id: 'c1', slug: 'ai-foundations', title: 'AI Foundations' }, lesson: null },
  courses: [aCourse()],
  ...more,
});

export const nothingRelated: RelatedToCourse = {
  events: [],
  discussions: [],
  people: [],
  together: [],
  nextCourse: null,
};

export const aLesson = (more: Partial<Lesson> = {}): Lesson => ({
  id: 'l1',
  slug: 'what-it-does',
  title: 'What it does',
  position: 1,
  durationMinutes: 45,
  exerciseMinutes: 40,
  kind: 'text',
  body: 'It predicts the next word.',
  blocks: [{ id: 'text', kind: 'text', body: 'It predicts the next word.' }],
  answers: [],
  quizzes: [],
  positions: [],
  isPreview: true,
  isCompleted: false,
  course: { id: 'c1', slug: 'ai-foundations', title: 'AI Foundations' },
  previous: null,
  next: { slug: 'what-it-does-not', title: 'What it does not' },
  ...more,
});

export const anEnrollment = (more: Partial<Enrollment> = {}): Enrollment => ({
  id: 'e1',
  courseId: 'c1',
  course: {
    id: 'c1',
    slug: 'ai-foundations',
    title: 'AI Foundations',
    duration: '1 h 30 min',
    durationMinutes: 90,
    lessonCount: 2,
    track: 'ai-mastery',
    coverSeed: 'ai-foundations',
  },
  progress: 50,
  startedAt: '2025-11-01T09:00:00.000Z',
  completedAt: null,
  lastActivityAt: '2025-11-10T09:00:00.000Z',
  nextLesson: { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2 },
  newLessons: 0,
  ...more,
});

export const aCertificate = (more: Partial<Certificate> = {}): Certificate => ({
  id: 'k1',
  status: 'valid',
  name: 'Maya Lindqvist',
  course: {
    id: 'c1',
    slug: 'ai-foundations',
    title: 'AI Foundations',
    promise: 'Explain to your team what a language model does.',
    coverSeed: 'ai-foundations',
    isVisible: true,
  },
  lessonCount: 2,
  duration: '1 h 30 min',
  instructor: { name: 'Ada Lindqvist', role: 'Founder', portraitUrl: null },
  completedAt: '2025-11-10T09:00:00.000Z',
  issuedAt: '2025-11-10T09:00:00.000Z',
  revokedAt: null,
  replacedById: null,
  isMine: false,
  presentName: null,
  hasPdf: true,
  hasCredential: true,
  ...more,
});

export const aReview = (more: Partial<Review> = {}): Review => ({
  id: 'r1',
  rating: 4,
  text: 'Plain words.',
  createdAt: '2025-11-12T09:00:00.000Z',
  editedAt: null,
  author: null,
  isMine: false,
  ...more,
});

export const aMentorRequest = (more: Partial<MentorshipItem> = {}): MentorshipItem => ({
  id: 'r1',
  state: 'open',
  topic: 'Pricing',
  details: null,
  subject: null,
  member: { id: 'user-maya', slug: 'maya-okafor', name: 'Maya Okafor', profileImageUrl: null },
  memberTimeZone: 'Europe/Amsterdam',
  isPro: false,
  mentor: null,
  mentorTimeZone: null,
  suggestedTimes: ['2099-06-01T08:00:00Z', '2099-06-02T08:00:00Z', '2099-06-03T08:00:00Z'],
  proposedTimes: [],
  meetsAt: null,
  meetingUrl: null,
  message: null,
  note: null,
  answerBy: '2026-03-12',
  isOverdue: false,
  createdAt: '2026-03-10T08:00:00Z',
  ...more,
});
