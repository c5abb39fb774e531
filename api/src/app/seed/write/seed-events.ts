import { DateTime } from 'luxon';
import rrule from 'rrule';
import { plainTexts } from '../../../core/markdown/plain-text.js';
import { recurrenceLabel } from '../../../events/series/recurrence-label.js';
import type { SeedEvent } from '../files/items/events.js';
import type { SeedPerson } from '../files/items/people.js';
import { type Narration, spoken } from '../files/narration.js';
import { hoursBefore } from '../relative-time.js';
import { seedFraction, seedId } from '../seed-id.js';
import type { MediaByName } from './seed-media.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

const DAYS_ANNOUNCED_BEFORE = 28;

/** Events around today: their dates move on with the days, their answers are written once. */
export async function seedEvents(
  session: SeedRun,
  events: readonly SeedEvent[],
  people: readonly SeedPerson[],
  ids: PeopleByKey,
  media: MediaByName,
  narration: Narration,
): Promise<void> {
  const joinedDaysAgo = new Map(people.map((person) => [person.key, person.joinedDaysAgo]));
  for (const event of events) {
    const { going, maybe, waiting, ...content } = event;
    const recording = recordingOf(event, media, narration);
    await session.whenChanged(
      `event:${event.slug}`,
      [content, recording],
      () => writeEvent(session, event, ids, recording),
      {
        daily: true,
      },
    );
    const answers = [
      ...going.map((key) => ({ key, status: 'going' as const })),
      ...maybe.map((key) => ({ key, status: 'maybe' as const })),
      // After all who are going: by then it is full.
      ...waiting.map((key) => ({ key, status: 'going' as const })),
    ];
    for (const { key, status } of answers) {
      await session.once(`rsvp:${event.slug}:${key}`, async () => {
        const answeredAt = answerTime(event, key, joinedDaysAgo.get(key) ?? 0);
        await writeRsvp(session, event.slug, key, ids.get(key)!, status, answeredAt);
      });
    }
  }
}

function recordingOf({ recording }: SeedEvent, media: MediaByName, narration: Narration) {
  const found = recording === undefined ? undefined : spoken(narration, recording);
  return found ? { ...found, media: media.get(found.media) } : null;
}

async function writeEvent(
  session: SeedRun,
  event: SeedEvent,
  ids: PeopleByKey,
  recording: unknown,
): Promise<void> {
  const id = seedId('event', event.slug);
  const [time] = await session.query<{ startsAt: string; endsAt: string }>(
    `SELECT s AS "startsAt", s + make_interval(mins => $4) AS "endsAt"
     FROM (SELECT ((now() AT TIME ZONE $1)::date + $2::integer + $3::time) AT TIME ZONE $1 AS s) t`,
    [event.timeZone, event.startsInDays, event.localTime, event.durationMinutes],
  );
  const series =
    event.series && (await writeSeries(session, event.series, new Date(time!.startsAt), event.timeZone));
  const fields = {
    slug: event.slug,
    title: event.title,
    summary: event.summary,
    description: event.description,
    plain_text: plainTexts(event.description).plainText,
    starts_at: time!.startsAt,
    ends_at: time!.endsAt,
    time_zone: event.timeZone,
    format: event.format,
    location: event.location ?? null,
    access: event.access,
    capacity: event.capacity ?? null,
    host_id: ids.get(event.host) ?? null,
    group_id: event.group ? seedId('group', event.group) : null,
    series_id: series ?? null,
    series_position: event.series?.position ?? null,
    agenda: event.agenda,
    join_url: event.format === 'online' ? `https://meet.futurelab.example.org/${event.slug}` : null,
    has_recording: recording !== null,
    recording,
    recording_url: event.recordingUrl ?? null,
    recap: event.recap ?? null,
    cover_seed: event.slug,
  };
  await session.insert(
    'events',
    [{ id, ...fields, going_count: 0, created_at: announcedAt(event) }],
    Object.keys(fields),
  );
}

/** Four weeks ahead; those that are further away were announced at various times in the last weeks. */
function announcedAt({ startsInDays }: SeedEvent): Date {
  const daysAgo = Math.max(DAYS_ANNOUNCED_BEFORE - startsInDays, startsInDays / 8);
  return hoursBefore(new Date(), daysAgo * 24);
}

/** What the series says of itself moves on with its dates. */
async function writeSeries(
  session: SeedRun,
  { key, position, dates }: NonNullable<SeedEvent['series']>,
  startsAt: Date,
  zone: string,
): Promise<string> {
  const id = seedId('event-series', key);
  const first = DateTime.fromJSDate(startsAt, { zone }).minus({ weeks: position - 1 });
  const rule = { freq: rrule.Frequency.WEEKLY, count: dates };
  const row = {
    id,
    rule: `FREQ=WEEKLY;COUNT=${dates}`,
    label: recurrenceLabel(rule, first),
    created_at: new Date(),
  };
  await session.insert('event_series', [row], ['rule', 'label']);
  return id;
}

/** Some time in the three weeks before now or before the event, but after the person joined. */
function answerTime(event: SeedEvent, key: string, joinedDaysAgo: number): Date {
  const daysSinceEvent = Math.max(0, -event.startsInDays);
  const days = daysSinceEvent + 21 * seedFraction('rsvp', event.slug, key);
  return hoursBefore(new Date(), Math.min(days, joinedDaysAgo) * 24);
}

async function writeRsvp(
  session: SeedRun,
  slug: string,
  key: string,
  userId: string,
  status: 'going' | 'maybe',
  answeredAt: Date,
): Promise<void> {
  const [rsvp] = await session.query<{ id: string }>(
    `INSERT INTO event_rsvps (id, event_id, user_id, status, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      seedId('rsvp', slug, key),
      seedId('event', slug),
      userId,
      status === 'going' ? 'waitlisted' : 'maybe',
      answeredAt,
    ],
  );
  if (!rsvp || status === 'maybe') return;
  await session.query(
    `UPDATE event_rsvps SET status = 'going' FROM (SELECT claim_place($2) AS claimed) place
     WHERE id = $1 AND place.claimed`,
    [rsvp.id, seedId('event', slug)],
  );
}
