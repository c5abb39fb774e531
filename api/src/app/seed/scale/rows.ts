import type { Cell } from './copy.js';
import { postTables } from './post-rows.js';
import { Prng } from './prng.js';
import {
  type Before,
  DAY,
  type Define,
  HOUR,
  scaleId,
  SENTENCE_PAIR,
  type Sizes,
  type Table,
} from './table.js';
import {
  FIRST_NAMES,
  LAST_NAMES,
  PLACES,
  ROLES,
  SENTENCES,
  TIME_ZONES,
  TOPICS,
  TRACK_NAMES,
} from './sample-values.js';

export const LESSONS_PER_COURSE = 8;

/** Distinct numbers below `limit`, at most `count` of them, small ones more likely. */
function distinct(prng: Prng, count: number, limit: number): number[] {
  return [...new Set(Array.from({ length: count }, () => prng.skewedBelow(limit)))];
}

/** Every table in the order of its references. `today` is midnight: the same day gives the same rows. */
export function scaleTables(size: Sizes, today: Date): Table[] {
  const before = (ms: number) => new Date(today.getTime() - ms);
  const table = (
    name: string,
    columns: string,
    rows: (prng: Prng) => Iterable<Cell[]>,
    seed: number,
  ): Table => ({
    name,
    columns: columns.split(' '),
    rows: () => rows(new Prng(seed)),
  });
  const joinedAt = (index: number) => before(DAY + (1_000 * DAY * (index + 1)) / size.members);

  return [
    table(
      'users',
      'id slug email email_verified_at first_name last_name current_role location time_zone bio skills interests onboarded_at joined_at',
      function* (prng) {
        for (let i = 0; i < size.members; i += 1) {
          const place = prng.below(PLACES.length);
          const [first, last] = [prng.pick(FIRST_NAMES), prng.pick(LAST_NAMES)];
          const slug = `${first}-${last}-${i + 1}`.toLowerCase();
          const joined = joinedAt(i);
          yield [
            scaleId('user', i),
            slug,
            `${slug}@scale.example.org`,
            joined,
            first,
            last,
            prng.pick(ROLES),
            PLACES[place]!,
            TIME_ZONES[place]!,
            prng.pick(SENTENCES),
            [prng.pick(TOPICS)],
            [prng.pick(TOPICS)],
            prng.chance(0.95) ? joined : null,
            joined,
          ];
        }
      },
      1,
    ),
    table(
      'courses',
      'id slug title promise description outcomes track track_override level access cover_seed instructor_id position',
      function* (prng) {
        for (let i = 0; i < size.courses; i += 1) {
          const topic = prng.pick(TOPICS);
          const slug = `scale-course-${i + 1}`;
          const track = prng.pick(TRACK_NAMES);
          yield [
            scaleId('course', i),
            slug,
            `${topic} in Practice ${i + 1}`,
            prng.pick(SENTENCES),
            SENTENCE_PAIR(prng),
            [prng.pick(SENTENCES)],
            track,
            track,
            prng.pick(['introductory', 'intermediate', 'advanced']),
            prng.chance(0.6) ? 'free' : 'pro',
            slug,
            scaleId('user', prng.below(size.members)),
            100 + i,
          ];
        }
      },
      2,
    ),
    table(
      'course_modules',
      'id course_id title position',
      function* () {
        for (let i = 0; i < size.courses; i += 1)
          yield [scaleId('module', i), scaleId('course', i), 'All of it', 1];
      },
      3,
    ),
    table(
      'lessons',
      'id course_id module_id slug title position duration_minutes kind body is_preview',
      function* (prng) {
        for (let i = 0; i < size.courses * LESSONS_PER_COURSE; i += 1) {
          const course = Math.floor(i / LESSONS_PER_COURSE);
          const position = (i % LESSONS_PER_COURSE) + 1;
          yield [
            scaleId('lesson', i),
            scaleId('course', course),
            scaleId('module', course),
            `scale-lesson-${i + 1}`,
            `Part ${position}`,
            position,
            5 + prng.below(30),
            prng.pick(['text', 'video', 'reflection', 'quiz']),
            SENTENCE_PAIR(prng),
            position === 1,
          ];
        }
      },
      4,
    ),
    ...enrollmentTables(size, before, table),
    table(
      'groups',
      'id slug name about topic visibility cover_seed',
      function* (prng) {
        for (let i = 0; i < size.groups; i += 1) {
          const topic = prng.pick(TOPICS);
          const slug = `scale-group-${i + 1}`;
          const visibility = prng.pick(['public', 'public', 'public', 'public', 'private', 'pro', 'secret']);
          yield [
            scaleId('group', i),
            slug,
            `${topic} ${i + 1}`,
            prng.pick(SENTENCES),
            topic,
            visibility,
            slug,
          ];
        }
      },
      7,
    ),
    table(
      'group_memberships',
      'id group_id user_id role joined_at',
      function* (prng) {
        let index = 0;
        for (let user = 0; user < size.members; user += 1) {
          for (const group of distinct(prng, 1 + prng.below(2), size.groups)) {
            const role = user < size.groups ? 'owner' : 'member';
            const target = user < size.groups ? user : group;
            yield [
              scaleId('membership', index),
              scaleId('group', target),
              scaleId('user', user),
              role,
              before(DAY + prng.below(900) * DAY),
            ];
            index += 1;
            if (user < size.groups) break;
          }
        }
      },
      8,
    ),
    ...eventTables(size, today, table),
    ...postTables(size, before, table),
  ];
}

function enrollmentTables(size: Sizes, before: Before, table: Define): Table[] {
  const all = function* (prng: Prng) {
    let index = 0;
    for (let user = 0; user < size.members; user += 1) {
      for (const course of distinct(prng, prng.below(4), size.courses)) {
        const done = prng.chance(0.12) ? LESSONS_PER_COURSE : prng.below(3);
        yield { index, user, course, done, daysAgo: 10 + prng.below(600) };
        index += 1;
      }
    }
  };
  return [
    table(
      'enrollments',
      'id user_id course_id started_at',
      function* (prng) {
        for (const { index, user, course, daysAgo } of all(prng)) {
          yield [
            scaleId('enrollment', index),
            scaleId('user', user),
            scaleId('course', course),
            before(daysAgo * DAY),
          ];
        }
      },
      5,
    ),
    table(
      'lesson_completions',
      'enrollment_id lesson_id completed_at',
      function* (prng) {
        for (const { index, course, done, daysAgo } of all(prng)) {
          for (let lesson = 0; lesson < done; lesson += 1) {
            const id = scaleId('lesson', course * LESSONS_PER_COURSE + lesson);
            yield [scaleId('enrollment', index), id, before((daysAgo - lesson) * DAY)];
          }
        }
      },
      5,
    ),
  ];
}

function eventTables(size: Sizes, today: Date, table: Define): Table[] {
  const capacityOf = (event: number) => (event % 3 === 0 ? 20 + (event % 40) : null);
  return [
    table(
      'events',
      'id slug title summary description starts_at ends_at time_zone format location access capacity host_id has_recording cover_seed',
      function* (prng) {
        for (let i = 0; i < size.events; i += 1) {
          // Half of them lie ahead, spread over 500 days to either side.
          const startsAt = new Date(
            today.getTime() + (i - size.events / 2 + 0.5) * ((1_000 * DAY) / size.events),
          );
          const place = prng.below(PLACES.length);
          const online = prng.chance(0.7);
          const slug = `scale-event-${i + 1}`;
          yield [
            scaleId('event', i),
            slug,
            `${prng.pick(TOPICS)} evening ${i + 1}`,
            prng.pick(SENTENCES),
            SENTENCE_PAIR(prng),
            startsAt,
            new Date(startsAt.getTime() + HOUR),
            TIME_ZONES[place]!,
            online ? 'online' : 'in_person',
            online ? null : PLACES[place]!,
            prng.chance(0.75) ? 'free' : 'pro',
            capacityOf(i),
            scaleId('user', prng.below(size.members)),
            startsAt < today && prng.chance(0.5),
            slug,
          ];
        }
      },
      9,
    ),
    table(
      'event_rsvps',
      'id event_id user_id status created_at',
      function* (prng) {
        let index = 0;
        for (let event = 0; event < size.events; event += 1) {
          const people = [...new Set(Array.from({ length: prng.below(60) }, () => prng.below(size.members)))];
          let left = capacityOf(event) ?? Infinity;
          for (const user of people) {
            const status = prng.chance(0.15) ? 'maybe' : left > 0 ? 'going' : 'waitlisted';
            if (status === 'going') left -= 1;
            const at = new Date(today.getTime() - DAY - index * 1_000);
            yield [scaleId('rsvp', index), scaleId('event', event), scaleId('user', user), status, at];
            index += 1;
          }
        }
      },
      10,
    ),
  ];
}
