import { paths } from '@futurelab/platform/paths';
import type { ExchangeFilters, ExchangeKind } from '../../queries/exchanges';
import type { ProjectFilters, ProjectStage, Topic } from '../../queries/projects';

export const TOPICS: readonly Topic[] = [
  'Leadership',
  'Practice',
  'Education',
  'Health',
  'Public service',
  'Data and tools',
  'Ethics',
  'Well-being',
];
const STAGE_KEYS: readonly ProjectStage[] = ['proposed', 'open', 'running', 'done', 'closed'];
export const HOURS = [1, 2, 4, 8] as const;
const KIND_KEYS: readonly ExchangeKind[] = ['offer', 'request'];
const MAX_SKILL = 40;

const oneOf = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((known) => known === value);

/** Which of the two shelves is looked at. */
export const readTab = (params: URLSearchParams) =>
  params.get('tab') === 'exchanges' ? 'exchanges' : 'projects';

/** Reads what the tab of projects is narrowed to from the address. */
export function readProjectFilters(params: URLSearchParams): ProjectFilters {
  const stage = oneOf(STAGE_KEYS, params.get('stage'));
  return { ...(stage && { stage }), ...readCommon(params) };
}

export function readExchangeFilters(params: URLSearchParams): ExchangeFilters {
  const kind = oneOf(KIND_KEYS, params.get('kind'));
  return { ...(kind && { kind }), ...readCommon(params) };
}

function readCommon(params: URLSearchParams) {
  const topic = oneOf(TOPICS, params.get('topic'));
  const skill = params.get('skill')?.trim().slice(0, MAX_SKILL);
  const hours = HOURS.find((known) => String(known) === params.get('hours'));
  return { ...(topic && { topic }), ...(skill && { skill }), ...(hours && { hours }) };
}

/** The address of a tab that is narrowed to the fields that say something. */
export function synergizerPath(fields: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) params.set(name, String(value));
  return params.size > 0 ? `${paths.synergizer}?${params}` : paths.synergizer;
}
