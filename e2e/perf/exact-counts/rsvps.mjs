import { announceEvent, createMembers, openDatabase } from './members.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { sequence } from './sequence.mjs';

const PEOPLE = 500;
const PLACES = 50;
const ROUNDS = 20;
/** Of each person in the mix. */
const ANSWERS = 20;

/** In one moment: what the event counts, who has a place, and who waits, in the order of the line. */
const rsvpStatus = async (database, event) => {
  const { rows } = await database.query(
    `SELECT going_count AS counter,
       coalesce((SELECT array_agg(user_id) FROM event_rsvps WHERE event_id = e.id AND status = 'going'), '{}') AS going,
       coalesce((SELECT array_agg(user_id ORDER BY queue_number) FROM event_rsvps
                 WHERE event_id = e.id AND status = 'waitlisted'), '{}') AS waiting
     FROM events e WHERE id = $1`,
    [event],
  );
  return rows[0];
};

const isExact = ({ counter, going, waiting }) =>
  counter === going.length && counter <= PLACES && (waiting.length === 0 || counter === PLACES);

/** Everybody who has a place leaves at once; the places go to the head of the line, and the line stays as it was. */
async function goesInOrder(database, event, people) {
  const before = await rsvpStatus(database, event);
  const leaving = new Set(before.going);
  await Promise.all(
    people
      .filter(({ id }) => leaving.has(id))
      .map((person) => person.call('DELETE', `/api/events/${event}/rsvp`)),
  );
  const after = await rsvpStatus(database, event);
  const next = before.waiting.slice(0, before.going.length);
  const isOrderUnchanged = after.waiting.join() === before.waiting.slice(next.length).join();
  return isExact(after) && isOrderUnchanged && after.going.sort().join() === next.sort().join();
}

/** Everybody asks for one of the places at the same moment. */
async function rush(database, event, people) {
  const started = performance.now();
  await Promise.all(
    people.map((person) => person.call('PUT', `/api/events/${event}/rsvp`, { status: 'going' })),
  );
  const ms = performance.now() - started;
  const { counter, going, waiting } = await rsvpStatus(database, event);
  return { ms, counter, going: going.length, waiting: waiting.length };
}

/** Everybody comes, goes and changes their mind for a while, by a fixed seed, while the test counts. */
async function mix(database, event, people) {
  let isOver = false;
  const counts = { reads: 0, wrong: 0, answers: 0 };
  const counting = (async () => {
    while (!isOver) {
      counts.reads += 1;
      if (!isExact(await rsvpStatus(database, event))) counts.wrong += 1;
    }
  })();
  const path = `/api/events/${event}/rsvp`;
  await Promise.all(
    people.map(async (person, index) => {
      const next = sequence(index + 1);
      for (let answer = 0; answer < ANSWERS; answer += 1) {
        const drawn = next();
        if (drawn < 0.4) await person.call('DELETE', path);
        else await person.call('PUT', path, { status: drawn < 0.9 ? 'going' : 'maybe' });
        counts.answers += 1;
      }
    }),
  ).finally(() => (isOver = true));
  await counting;
  return counts;
}

/** 500 people for 50 places, 20 times, and then as they come and go. */
export async function benchRsvps(product, { log = () => {} } = {}) {
  const machine = machineNote();
  const database = await openDatabase(product);
  const { people, leave } = await createMembers(product, database, 'attendee', PEOPLE);
  try {
    const rushes = [];
    let inOrder = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const event = await announceEvent(database, `rush-${round}`, PLACES);
      rushes.push(await rush(database, event, people));
      if (await goesInOrder(database, event, people)) inOrder += 1;
      log(`rsvp: round ${round}, ${rushes.at(-1).ms.toFixed(0)} ms`);
    }
    const event = await announceEvent(database, 'mix', PLACES);
    const mixed = await mix(database, event, people);
    const isMixExact = isExact(await rsvpStatus(database, event));
    const isMixInOrder = await goesInOrder(database, event, people);
    const exactly = (places) =>
      rushes.filter(({ counter, going, waiting }) => [counter, going, waiting].join() === places.join());
    const whole = { atLeast: true, digits: 0 };
    const verdicts = [
      verdict(
        'R1 rounds with 50 places taken, 450 in line, rows = counter',
        exactly([PLACES, PLACES, PEOPLE - PLACES]).length,
        ROUNDS,
        whole,
      ),
      verdict('R1 rounds in which the line moved up in order', inOrder, ROUNDS, whole),
      verdict('R1 readings of the mix in which rows ≠ counter or a place was idle', mixed.wrong, 0, {
        digits: 0,
      }),
      verdict('R1 the mix ended exact, its line in order', Number(isMixExact && isMixInOrder), 1, whole),
    ];
    const rates = rushes.map(({ ms }) => (PEOPLE / ms) * 1000);
    const text = [
      `## RSVPs: ${PEOPLE} at once for ${PLACES} places, ${ROUNDS} rounds; then ${mixed.answers.toLocaleString('en')} answers as they come`,
      machine,
      table(
        ['', 'least', 'most'],
        [
          ['Answers per second in a round', Math.min(...rates).toFixed(0), Math.max(...rates).toFixed(0)],
          [
            'Places taken',
            ...[Math.min, Math.max].map((of) => String(of(...rushes.map(({ going }) => going)))),
          ],
          ['Readings during the mix', String(mixed.reads), String(mixed.reads)],
        ],
      ),
      verdictTable(verdicts),
    ].join('\n\n');
    await saveReport('rsvp', { verdicts, rushes, mixed });
    return { text, verdicts };
  } finally {
    leave();
    await database.end();
  }
}
