/**
 * Shapes of the development community's content. Everything is plain data: times are relative
 * to the day the seed runs, people are referred to by `key`, everything else by `slug`.
 */

export type Track = 'ai-mastery' | 'consciousness-integration' | 'leadership-transformation';
export type Access = 'free' | 'pro';

export interface SeedLink {
  label: string;
  url: string;
}

export interface SeedPerson {
  /** Stable, unique and fit for a URL: `maya`, `tomas-herrera`. Serves as the profile's slug. */
  key: string;
  firstName: string;
  /** Null for somebody who has only given a first name. */
  lastName: string | null;
  email: string;
  currentRole: string | null;
  /** "Lisbon, Portugal" */
  location: string | null;
  /** IANA name, "Europe/Lisbon" */
  timeZone: string;
  bio: string | null;
  skills: string[];
  helpsWith: string[];
  lookingFor: string[];
  interests: string[];
  links: SeedLink[];
  /** Whole days before today. */
  joinedDaysAgo: number;
  isAdmin?: boolean;
  isModerator?: boolean;
  /** Absent means the free tier. */
  membership?: 'hpc';
  onboarded: boolean;
  /** Whether other members may see the address. */
  emailVisible: boolean;
}

export interface SeedLesson {
  /** Unique across all courses. */
  slug: string;
  title: string;
  /** How long its exercise takes, where it has one. */
  exerciseMinutes?: number;
  kind: 'text' | 'video' | 'reflection' | 'quiz';
  /** Open to visitors. */
  isPreview?: boolean;
  /** Markdown. */
  body: string;
}

export interface SeedModule {
  title: string;
  lessons: SeedLesson[];
}

export interface SeedCourse {
  slug: string;
  title: string;
  /** One sentence: what the member can do afterwards. */
  promise: string;
  /** Markdown. */
  description: string;
  track: Track;
  level: 'introductory' | 'intermediate' | 'advanced';
  access: Access;
  outcomes: string[];
  instructorKey: string;
  modules: SeedModule[];
}

export interface SeedAgendaItem {
  /** Wall time at the host's place, "18:00". */
  at: string;
  title: string;
}

export interface SeedEvent {
  slug: string;
  title: string;
  summary: string;
  /** Markdown. */
  description: string;
  /** Whole days from today in the event's own zone; negative is past. */
  startsInDays: number;
  /** Wall time in `timeZone`, "18:00". */
  localTime: string;
  durationMinutes: number;
  /** IANA zone of the host. */
  timeZone: string;
  format: 'online' | 'in_person';
  /** Street or venue and city; only for events in person. */
  location?: string;
  access: Access;
  /** Absent means unlimited. */
  capacity?: number;
  hostKey: string;
  /** Only those who may see what is in the group see it. */
  groupSlug?: string;
  /** Its place among the dates of a series that repeats every week. */
  series?: { key: string; position: number; dates: number };
  agenda: SeedAgendaItem[];
  /** Name of what was recorded there, in `lessons/narration/recordings.ts`. */
  recording?: string;
  goingKeys: string[];
  /** People who answered "maybe". */
  interestedKeys: string[];
  /** People in line for a place, in their order. */
  waitingKeys?: string[];
}

export interface SeedGroup {
  slug: string;
  name: string;
  about: string;
  /** Markdown list. */
  rules: string;
  topic: string;
  visibility: 'public' | 'private' | 'pro' | 'secret';
  ownerKey: string;
  /** Without the owner. */
  memberKeys: string[];
}

export interface SeedReply {
  authorKey: string;
  /** Markdown. */
  body: string;
  hoursAgo: number;
  /** The accepted answer; at most one, and only under a question. */
  accepted?: boolean;
}

export interface SeedPost {
  key: string;
  kind: 'question' | 'discussion' | 'introduction' | 'lesson';
  title: string;
  /** Markdown. */
  body: string;
  tags: string[];
  authorKey: string;
  groupSlug?: string;
  /** The lesson a post of kind `lesson` talks about. */
  lessonSlug?: string;
  hoursAgo: number;
  /** Number of reactions, always below the number of people. */
  reactions: number;
  replies: SeedReply[];
}

export interface SeedEnrollment {
  personKey: string;
  courseSlug: string;
  /** The first n lessons in course order, or all of them. */
  completedLessons: number | 'all';
  startedDaysAgo: number;
  /**
   * Days on which lessons were completed, each with at least one completion:
   * empty exactly when nothing is completed.
   */
  activeDaysAgo: number[];
}

export interface SeedLearningPath {
  id: Track;
  /** In the order in which they are best taken. */
  courseSlugs: string[];
}

export interface SeedFriendship {
  /** Key of the one who asked. */
  from: string;
  to: string;
  /** Since when, in whole days before today. */
  daysAgo: number;
  accepted: boolean;
}

export interface SeedIntroduction {
  by: string;
  between: [string, string];
  reason: string;
  daysAgo: number;
}

export interface SeedReview {
  courseSlug: string;
  /** Somebody who has completed all of the course. */
  personKey: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
}
