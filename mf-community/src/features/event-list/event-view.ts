import { isoDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { EventFilters } from '@futurelab/platform/queries/events';

/** What is looked at under `/events`: the address says all of it. */
export interface EventView extends EventFilters {
  view?: 'month';
  /** Where a later page of the list begins. */
  cursor?: string;
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const MAX_LENGTH = 400;

const oneOf = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((known) => known === value);

/** Reads the address. Visitors have no events of their own. */
export function readEventView(params: URLSearchParams, signedIn: boolean): EventView {
  const view = oneOf(['month'], params.get('view'));
  const month = params.get('month') ?? '';
  const format = oneOf(['online', 'in_person'], params.get('format'));
  const access = oneOf(['free', 'pro'], params.get('access'));
  const cursor = params.get('cursor')?.slice(0, MAX_LENGTH);
  return {
    ...(view
      ? { view, month: MONTH.test(month) ? month : thisMonth() }
      : params.get('when') === 'past' && { when: 'past' as const }),
    ...(format && { format }),
    ...(access && { access }),
    ...(signedIn && params.get('mine') === 'true' && { mine: true }),
    ...(cursor && { cursor }),
  };
}

/** For an address that names no month, which no link of ours does: the server does not know anybody's zone there. */
const thisMonth = (): string => isoDate(Date.now(), 'UTC').slice(0, 7);

/** The address of what is looked at. */
export function eventsPath(fields: EventView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) params.set(name, String(value));
  return params.size > 0 ? `${paths.events}?${params}` : paths.events;
}

const MONTH_PAGE = 100;

/** What the api is asked for. */
export const filtersOf = ({ view: _view, cursor: _cursor, ...filters }: EventView): EventFilters => filters;
export const pageOf = ({ view, cursor }: EventView) => ({ limit: view && MONTH_PAGE, cursor });

export const hasFilters = ({ format, access, mine }: EventView): boolean => Boolean(format ?? access ?? mine);
