import type { Member } from '../../../core/access/member.js';
import type { Database } from '../../../core/database/database.js';
import { type TimeOnDay, timeOnDay, YEAR_AHEAD } from '../../../core/time/time-on-day.queries.js';
import type { Poll } from './poll.entity.js';
import type { NewPoll } from './polls.dto.js';
import { PollEndError } from './polls.errors.js';

const END_OF_DAY = '23:59:59';

/** What is stored of a poll; `prefix` is where its fields are in the request. @throws PollEndError */
export async function pollColumns(
  database: Database,
  { options, allowsSeveral = false, endsOn = null }: NewPoll,
  { timeZone }: Member,
  prefix: string,
): Promise<Pick<Poll, 'options' | 'allowsSeveral' | 'endsAt'>> {
  if (endsOn === null) return { options, allowsSeveral, endsAt: null };
  const { at, daysAhead } = (await database.one<TimeOnDay>(timeOnDay(endsOn, timeZone, END_OF_DAY)))!;
  if (daysAhead < 0 || daysAhead > YEAR_AHEAD) throw new PollEndError(`${prefix}endsOn`);
  return { options, allowsSeveral, endsAt: at };
}
