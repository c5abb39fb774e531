import { paths } from '#platform/paths/paths';

export type AchievementKind = 'learning' | 'practice' | 'community';

export interface Achievement {
  key: string;
  kind: AchievementKind;
  title: string;
  /** What earns it, as text; `achievements.sql` says the same in SQL. */
  rule: string;
  /** Where it can be earned. */
  href: string;
  /** Never on a profile: it would tell of what is nobody else's business. */
  isPrivate?: true;
}

/** All there are, in the order they are shown. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    key: 'knowledge-seeker',
    kind: 'learning',
    title: 'Knowledge Seeker',
    rule: 'Enroll in a course',
    href: paths.courses,
  },
  {
    key: 'course-completer',
    kind: 'learning',
    title: 'Course Completer',
    rule: 'Complete a course',
    href: paths.courses,
  },
  {
    key: 'community-member',
    kind: 'community',
    title: 'Community Member',
    rule: 'Join a group',
    href: paths.groups,
  },
  {
    key: 'first-lesson',
    kind: 'learning',
    title: 'First Page',
    rule: 'Complete a lesson',
    href: paths.courses,
  },
  {
    key: 'ten-lessons',
    kind: 'learning',
    title: 'Ten Lessons',
    rule: 'Complete ten lessons',
    href: paths.courses,
  },
  {
    key: 'fifty-lessons',
    kind: 'learning',
    title: 'Fifty Lessons',
    rule: 'Complete fifty lessons',
    href: paths.courses,
  },
  {
    key: 'three-courses',
    kind: 'learning',
    title: 'Well Read',
    rule: 'Complete three courses',
    href: paths.courses,
  },
  {
    key: 'three-tracks',
    kind: 'learning',
    title: 'Three Ways In',
    rule: 'Complete a lesson in each of the three tracks',
    href: paths.learningPaths,
  },
  {
    key: 'week-streak',
    kind: 'practice',
    title: 'A Steady Week',
    rule: 'Reach a learning streak of 7 days',
    href: `${paths.progress}#streak`,
  },
  {
    key: 'month-streak',
    kind: 'practice',
    title: 'A Steady Month',
    rule: 'Reach a learning streak of 30 days',
    href: `${paths.progress}#streak`,
  },
  {
    key: 'weekly-goal',
    kind: 'practice',
    title: 'As Intended',
    rule: 'Reach your weekly goal',
    href: `${paths.progress}#streak`,
  },
  {
    key: 'ten-answers',
    kind: 'practice',
    title: 'Ten Right',
    rule: 'Answer ten quiz questions correctly',
    href: paths.courses,
  },
  {
    key: 'first-reflection',
    kind: 'practice',
    title: 'Looking Inward',
    rule: 'Write a reflection',
    href: paths.courses,
    isPrivate: true,
  },
  {
    key: 'first-event',
    kind: 'community',
    title: 'Save the Date',
    rule: 'RSVP to an event',
    href: paths.events,
  },
  {
    key: 'three-groups',
    kind: 'community',
    title: 'Many Circles',
    rule: 'Join three groups',
    href: paths.groups,
  },
  {
    key: 'first-post',
    kind: 'community',
    title: 'First Words',
    rule: 'Start a discussion or introduce yourself',
    href: paths.discussions,
  },
  {
    key: 'five-replies',
    kind: 'community',
    title: 'Good Company',
    rule: 'Reply to others five times',
    href: paths.discussions,
  },
  {
    key: 'accepted-answer',
    kind: 'community',
    title: 'That Helped',
    rule: 'Have a reply accepted as the answer',
    href: paths.discussions,
  },
  {
    key: 'first-friend',
    kind: 'community',
    title: 'Connected',
    rule: 'Connect with another member',
    href: paths.members,
  },
];

const BY_KEY = new Map(ACHIEVEMENTS.map((achievement) => [achievement.key, achievement]));

export const achievementOf = (key: string): Achievement | undefined => BY_KEY.get(key);
