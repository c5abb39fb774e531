import { pluralize } from '@futurelab/platform/format';
import type { EventSummary } from '@futurelab/platform/queries/events';
import type { Scope } from '../../queries/events';

/** Whom a change is mailed to, as text: " and tell 12 people"; nobody is not mentioned. Of other dates it is not known here. */
export function notifiedLabel(
  { goingCount }: Pick<EventSummary, 'goingCount'>,
  scope: Scope,
  before: string,
): string {
  if (scope !== 'one') return `${before} everyone going`;
  return goingCount === 0 ? '' : `${before} ${pluralize(goingCount, 'person', 'people')}`;
}
