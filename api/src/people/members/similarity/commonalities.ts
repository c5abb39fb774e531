/** What two members have in common. */
export interface Shared {
  /** Names of groups both are in. */
  groups: string[];
  /** Titles of courses both take or took. */
  courses: string[];
  interests: string[];
  /** Words that are in both roles, lower case. */
  roleTerms: string[];
  /** The place both are at, "Lisbon, Portugal", or null. */
  place: string | null;
}

const MAX_SHOWN = 3;

/** Up to three short phrases, the most telling first, each of another kind where there are several kinds. */
export function commonalitiesOf({ groups, courses, interests, roleTerms, place }: Shared): string[] {
  const kinds = [
    courses.map((title) => `You both study ${title}`),
    groups.map((name) => `You are both in ${name}`),
    place === null ? [] : [`Both in ${place.split(',')[0]!.trim()}`],
    interests.map((interest) => `You share an interest in ${interest}`),
    roleTerms.map((word) => `Your roles both mention ${word}`),
  ];
  const rounds = Math.max(...kinds.map((phrases) => phrases.length));
  return Array.from({ length: rounds }, (_, round) => kinds.flatMap((phrases) => phrases[round] ?? []))
    .flat()
    .slice(0, MAX_SHOWN);
}
