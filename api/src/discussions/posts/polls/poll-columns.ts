import type { Member } from '../../../core/access/member.js';
import type { Database } from '../../../core/database/database.js';
import type { Poll } from './poll.entity.js';
import type { NewPoll } from './polls.dto.js';
import { PollEndError } from './polls.errors.js';
import { endOfDay } from './polls.queries.js';

/** What is stored of a poll; `prefix` is where its fields are in the request. @throws PollEndError */
export async function pollColumns(
  database: Database,
  { options, allowsSeveral = false, endsOn = null }: NewPoll,
  { timeZone }: Member,
  prefix: string,
): Promise<Pick<Poll, 'options' | 'allowsSeveral' | 'endsAt'>> {
  if (endsOn === null) return { options, allowsSeveral, endsAt: null };
  const { at, isPossible } = (await database.one<{ at: Date; isPossible: boolean }>(
    endOfDay(endsOn, timeZone),
  ))!;
  if (!isPossible) throw new PollEndError(`${prefix}endsOn`);
  return { options, allowsSeveral, endsAt: at };
}
