import { responseDeadline } from '../../../site/enquiries/response-deadline.js';
import type { SeedMentorship } from '../files/items/learning.js';
import { daysBefore } from '../relative-time.js';
import { seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

/** Days after the request. */
const SUGGESTED = [2, 3, 4];
const MET = 3;

/** Requests to mentors; one with a mentor was met about, and its note written. Ada is a mentor, too. */
export async function seedMentorship(
  session: SeedRun,
  requests: readonly SeedMentorship[],
  ids: PeopleByKey,
): Promise<void> {
  await session.once('mentors', () =>
    session.insert('mentors', [
      {
        user_id: ids.get('ada')!,
        reason: 'Plans the program of mentors.',
        created_at: daysBefore(new Date(), 90),
      },
    ]),
  );
  for (const [index, request] of requests.entries())
    await session.once(`mentorship:${request.member}:${index}`, () => writeRequest(session, request, ids));
}

async function writeRequest(session: SeedRun, request: SeedMentorship, ids: PeopleByKey): Promise<void> {
  const { member, mentor, topic, details, lesson, message, note, daysAgo } = request;
  const createdAt = daysBefore(new Date(), daysAgo);
  const after = (days: number) => atTheHour(daysBefore(createdAt, -days));
  const [known] = await session.query<{ id: string }>('SELECT id FROM lessons WHERE slug = $1', [
    lesson ?? '',
  ]);
  const isMet = mentor !== undefined;
  await session.insert('mentorship_requests', [
    {
      id: seedId('mentorship', member, topic),
      ...{ member_id: ids.get(member)!, mentor_id: isMet ? ids.get(mentor)! : null },
      ...{ topic, details, message, note, lesson_id: known?.id ?? null },
      state: isMet ? 'done' : 'open',
      suggested_times: SUGGESTED.map(after),
      proposed_times: isMet ? [after(MET)] : [],
      meets_at: isMet ? after(MET) : null,
      meeting_url: isMet ? 'https://meet.example.org/mentor-session' : null,
      month: `${createdAt.toISOString().slice(0, 7)}-01`,
      answer_by: responseDeadline(createdAt),
      sequence: 0,
      created_at: createdAt,
      updated_at: createdAt,
    },
  ]);
}

const atTheHour = (at: Date): Date => new Date(at.setUTCHours(15, 0, 0, 0));
