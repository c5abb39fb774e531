export interface Change {
  name: string;
  before: string;
  after: string;
}

type State = Record<string, unknown> | null;

const MOST_CHARACTERS = 120;

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** What an act changed, field by field. */
export function changesOf(before: State, after: State): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .map((name) => ({ name, before: shown(before?.[name]), after: shown(after?.[name]) }));
}

/** "Hide post" */
export function actOf({ action, subjectKind }: { action: string; subjectKind: string }): string {
  const act = `${action} ${subjectKind}`;
  return act.charAt(0).toUpperCase() + act.slice(1);
}
