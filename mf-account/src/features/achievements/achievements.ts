export interface Counts {
  coursesEnrolled: number;
  coursesCompleted: number;
  groupsJoined: number;
}

export interface Achievement {
  title: string;
  /** What unlocks it. */
  rule: string;
  count: number;
  unlocked: boolean;
}

const achievement = (title: string, rule: string, count: number): Achievement => ({
  title,
  rule,
  count,
  unlocked: count > 0,
});

/** The three achievements; each is unlocked as soon as its count is above zero. */
export const achievementsOf = ({
  coursesEnrolled,
  coursesCompleted,
  groupsJoined,
}: Counts): Achievement[] => [
  achievement('Knowledge Seeker', 'Enroll in a course', coursesEnrolled),
  achievement('Course Completer', 'Complete a course', coursesCompleted),
  achievement('Community Member', 'Join a group', groupsJoined),
];
