import { isVisible } from '@futurelab/platform/text';
import type { SeasonBody } from '../../queries/admin/seasons';

export interface SeasonFields {
  name: string;
  startsOn: string;
  endsOn: string;
  /** As typed; empty for any number. */
  places: string;
  reason: string;
}

export type SeasonProblems = Partial<Record<keyof SeasonFields, string>>;

/** What the form holds as a request, or what is wrong beside which field. */
export function checkSeason(fields: SeasonFields): { season: SeasonBody | null; problems: SeasonProblems } {
  const { name, startsOn, endsOn, reason } = fields;
  const places = fields.places.trim();
  const isNumber = /^\d{1,5}$/.test(places) && Number(places) >= 1 && Number(places) <= 10_000;
  const problems: SeasonProblems = {
    ...(!isVisible(name) && { name: 'Enter a name.' }),
    ...(!startsOn && { startsOn: 'Choose the first day.' }),
    ...(!endsOn && { endsOn: 'Choose the last day.' }),
    ...(places !== '' && !isNumber && { places: 'Enter a whole number from 1 to 10,000.' }),
    ...(!isVisible(reason) && { reason: 'Enter a reason.' }),
  };
  if (Object.keys(problems).length > 0) return { season: null, problems };
  return {
    season: { name, startsOn, endsOn, places: places === '' ? null : Number(places), reason },
    problems,
  };
}
