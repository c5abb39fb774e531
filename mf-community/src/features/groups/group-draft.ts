import type { GroupDetail, NewGroup } from '../../queries/groups';

/** What the form of a group holds, as it is typed. */
export interface GroupDraft {
  name: string;
  summary: string;
  privacy: NewGroup['privacy'];
  topic: string;
  /** One a line. */
  rules: string;
  rulesRequired: boolean;
  /** One a line. */
  questions: string;
  coverSeed: string | null;
  coverUrl: string | null;
}

export const EMPTY_GROUP: GroupDraft = {
  name: '',
  summary: '',
  privacy: 'public',
  topic: '',
  rules: '',
  rulesRequired: true,
  questions: '',
  coverSeed: null,
  coverUrl: null,
};

export const draftOf = (group: GroupDetail): GroupDraft => ({
  name: group.name,
  summary: group.about,
  privacy: group.visibility,
  topic: group.topic,
  rules: group.rules.join('\n'),
  rulesRequired: group.rulesRequired || group.rules.length === 0,
  questions: group.questions.join('\n'),
  coverSeed: group.coverSeed,
  coverUrl: group.coverUrl,
});

/** The same line twice is one. */
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

export const requestOf = ({ questions, rules, coverSeed, ...fields }: GroupDraft) => ({
  ...fields,
  questions: linesOf(questions),
  rules: linesOf(rules),
  coverSeed: coverSeed ?? coverSeeds(fields.name)[0]!,
});

const COVERS = 6;

/** The drawings to choose from: those of its name, and the one it has. */
export function coverSeeds(name: string, current?: string): string[] {
  const base = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  const own = Array.from({ length: COVERS }, (_, index) => `${base || 'group'}-${index + 1}`);
  return current ? [...new Set([current, ...own])].slice(0, COVERS) : own;
}
