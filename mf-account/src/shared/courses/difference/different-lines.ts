import { diffLines } from 'diff';

export interface DifferentLine {
  kind: 'added' | 'removed' | 'same';
  text: string;
}

/** Lines that stay the same beside a change. */
const AROUND = 1;

/** The lines that differ, each with one that does not before and after it; none when nothing differs. */
export function differentLines(before: string, after: string): DifferentLine[] {
  const lines = diffLines(`${before}\n`, `${after}\n`).flatMap(
    ({ value, added, removed }): DifferentLine[] => {
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      return value
        .split('\n')
        .slice(0, -1)
        .map((text) => ({ kind, text }));
    },
  );
  return lines.filter(
    ({ text }, index) =>
      text !== '' &&
      lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same'),
  );
}
