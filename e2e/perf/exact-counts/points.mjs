import { readFile } from 'node:fs/promises';
import { inRoot } from '../../../scripts/workspaces.mjs';
import { announceEvent, createMembers, openDatabase, publishCourse } from './members.mjs';
import { saveReport, machineNote, table, verdict, verdictTable } from '../report.mjs';
import { sequence } from './sequence.mjs';

const CLIENTS = 50;
const ACTIONS = 10_000;
/** Of those of an event: few enough that people stand in line and move up. */
const PLACES = 5;

/** What earns points, as the paths that are PUT and DELETEd. The courses are short enough to be completed by chance. */
async function pathsOf(database) {
  const courses = [
    await publishCourse(database, 'points-two', 2),
    await publishCourse(database, 'points-three', 3),
  ];
  const events = [
    await announceEvent(database, 'points-crowded', PLACES),
    await announceEvent(database, 'points-roomy', null),
  ];
  const groups = await database.query(
    `SELECT id FROM groups WHERE visibility = 'public' ORDER BY slug LIMIT 2`,
  );
  return {
    courses: courses.map(({ course }) => course),
    paths: [
      ...courses.flatMap(({ lessons }) => lessons).map((id) => `/api/lessons/${id}/completion`),
      ...events.map((id) => `/api/events/${id}/rsvp`),
      ...groups.rows.map(({ id }) => `/api/groups/${id}/membership`),
    ],
  };
}

/** One action or reversal, as the seed has it. */
function perform(person, paths, next) {
  const path = paths[Math.floor(next() * paths.length)];
  if (next() >= 0.6) return person.call('DELETE', path);
  const status = next() < 0.7 ? 'going' : 'maybe';
  return person.call('PUT', path, path.endsWith('rsvp') ? { status } : undefined);
}

/** How many members' ledger, total and formula differ; and the most points anybody has. */
async function read(database, sql) {
  const { rows } = await database.query(sql);
  return {
    differing: rows.filter(({ ledger, total, formula }) => ledger !== formula || total !== formula).length,
    rows,
  };
}

/** 10,000 actions and reversals by 50 clients, the points of everybody read all the while. */
export async function benchPoints(product, { log = () => {} } = {}) {
  const machine = machineNote();
  const sql = await readFile(inRoot('api/test/database/point-standings.sql'), 'utf8');
  const database = await openDatabase(product);
  const { people, leave } = await createMembers(product, database, 'collector', CLIENTS);
  try {
    const { courses, paths } = await pathsOf(database);
    for (const person of people)
      for (const course of courses) await person.call('PUT', `/api/courses/${course}/enrollment`);

    let isOver = false;
    let reads = 0;
    let differing = 0;
    const reading = (async () => {
      while (!isOver) {
        differing += (await read(database, sql)).differing;
        reads += 1;
      }
    })();
    const started = performance.now();
    let done = 0;
    await Promise.all(
      people.map(async (person, index) => {
        const next = sequence(index + 1);
        for (let action = 0; action < ACTIONS / CLIENTS; action += 1) {
          await perform(person, paths, next);
          done += 1;
        }
      }),
    ).finally(() => (isOver = true));
    const seconds = (performance.now() - started) / 1000;
    await reading;
    log(`points: ${done} actions in ${seconds.toFixed(1)} s, ${reads} readings`);

    const end = await read(database, sql);
    const stored = new Map(end.rows.map(({ slug, total }) => [slug, total]));
    const responses = await Promise.all(people.map((person) => person.call('GET', '/api/user/points')));
    const wrongly = responses.filter(
      ({ totalPoints }, index) => totalPoints !== stored.get(people[index].slug),
    );
    const entries = (await database.query('SELECT count(*)::integer AS n FROM point_entries')).rows[0].n;
    const totals = responses.map(({ totalPoints }) => totalPoints);
    const verdicts = [
      verdict('R4 actions and reversals taken', done, ACTIONS, { atLeast: true, digits: 0 }),
      verdict('R4 members whose ledger, total and formula differed at a reading', differing, 0, {
        digits: 0,
      }),
      verdict('R4 the same afterwards', end.differing, 0, { digits: 0 }),
      verdict('R4 members who are told another total', wrongly.length, 0, { digits: 0 }),
    ];
    const text = [
      `## Points: ${done.toLocaleString('en')} actions and reversals by ${CLIENTS} clients`,
      machine,
      table(
        ['', 'value'],
        [
          ['Seconds', seconds.toFixed(1)],
          [`Readings of all ${end.rows.length} members meanwhile`, String(reads)],
          ['Entries in the ledger', String(entries)],
          ['Points of a client at the end', `${Math.min(...totals)} to ${Math.max(...totals)}`],
        ],
      ),
      verdictTable(verdicts),
    ].join('\n\n');
    await saveReport('points', { verdicts, seconds, reads, entries });
    return { text, verdicts };
  } finally {
    leave();
    await database.end();
  }
}
