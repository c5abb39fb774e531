import type { Achievement } from '@futurelab/platform/queries/learning';

export interface Counts {
  coursesEnrolled: number;
  coursesCompleted: number;
  groupsJoined: number;
}

export interface HomeAchievement {
  title: string;
  /** What unlocks it. */
  rule: string;
  unlocked: boolean;
  /** What it is about, if that is known. */
  href?: string | undefined;
}

/**
 * The three achievements of the home; each is unlocked as soon as its count is above zero, and stays so.
 * @param all as the api has them; none while they are not known
 */
export function achievementsOf(counts: Counts, all: readonly Achievement[] = []): HomeAchievement[] {
  const achievement = (title: string, rule: string, count: number): HomeAchievement => {
    const known = all.find((one) => one.title === title);
    return { title, rule, unlocked: count > 0 || isEarned(known), href: known?.href };
  };
  return [
    achievement('Knowledge Seeker', 'Enroll in a course', counts.coursesEnrolled),
    achievement('Course Completer', 'Complete a course', counts.coursesCompleted),
    achievement('Community Member', 'Join a group', counts.groupsJoined),
  ];
}

/** What was earned last beside those three. */
export const latestOthers = (all: readonly Achievement[], three: readonly HomeAchievement[], count: number) =>
  all
    .filter((one) => isEarned(one) && three.every(({ title }) => title !== one.title))
    .sort((a, b) => b.earnedAt!.localeCompare(a.earnedAt!))
    .slice(0, count);

const isEarned = (achievement: Achievement | undefined): boolean => (achievement?.earnedAt ?? null) !== null;
