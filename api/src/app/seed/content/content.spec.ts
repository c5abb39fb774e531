import { readFileSync } from 'node:fs';
import { courses } from './courses.js';
import { enrollments } from './enrollments.js';
import { events } from './events.js';
import { groupResources } from './group-resources.js';
import { groups } from './groups.js';
import { learningPaths } from './learning-paths.js';
import { recordings } from './lessons/narration/recordings.js';
import { people } from './people.js';
import { posts } from './posts.js';
import { reviews } from './reviews.js';
import { exchanges } from './synergizer/exchanges.js';
import { projects } from './synergizer/projects.js';
import type { SeedCourse, SeedPerson, Track } from './types.js';

const personByKey = new Map(people.map((person) => [person.key, person]));
const courseBySlug = new Map(courses.map((course) => [course.slug, course]));
const groupBySlug = new Map(groups.map((group) => [group.slug, group]));
const lessonsOf = (course: SeedCourse) => course.modules.flatMap((module) => module.lessons);
const lessons = courses.flatMap(lessonsOf);
const hpcKeys = people.filter(({ membership }) => membership === 'hpc').map(({ key }) => key);

/** What is in `values` more than once. */
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const strangers = (keys: string[]) => keys.filter((key) => !personByKey.has(key));
const freeAmong = (keys: string[]) => keys.filter((key) => !hpcKeys.includes(key));
const isWallTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Throws a RangeError for a zone nobody has heard of. */
const checkZone = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).format();

// The first rule that matches a title decides. "ai" counts inside words, too, so that a naive reading agrees.
const TRACK_KEYWORDS: [Track, RegExp][] = [
  ['ai-mastery', /ai|prompt|automation|technical|coding/i],
  ['consciousness-integration', /consciousness|ethics|mindful|spiritual|meditation/i],
  ['leadership-transformation', /leadership|transform|change|management|organization/i],
];
const trackByTitle = (title: string) => TRACK_KEYWORDS.find(([, words]) => words.test(title))?.[0];

describe("The community's people", () => {
  it('are sixty-four, each with a key and an address of their own', () => {
    expect(people).toHaveLength(64);
    expect(repeated(people.map(({ key }) => key))).toEqual([]);
    expect(repeated(people.map(({ email }) => email))).toEqual([]);
    expect(people.filter(({ key }) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
  });

  it('live in time zones that exist', () => {
    for (const { timeZone } of people) expect(() => checkZone(timeZone)).not.toThrow();
  });

  it('include one moderator beside the cast', () => {
    const moderators = people.filter(({ isModerator }) => isModerator).map(({ key }) => key);
    expect(moderators).toEqual(['eleni-papastathopoulou']);
  });

  it('include the named cast in their parts', () => {
    const cast = (key: string): SeedPerson | undefined => personByKey.get(key);
    expect(people.filter(({ isAdmin }) => isAdmin).map(({ key }) => key)).toEqual(['ada']);
    expect(cast('maya')).toMatchObject({ email: 'maya@futurelab.test', membership: 'hpc', onboarded: true });
    expect(cast('leo')).toMatchObject({ email: 'leo@futurelab.test', onboarded: true });
    expect(cast('leo')?.membership).toBeUndefined();
    expect(cast('nia')).toMatchObject({ firstName: 'Nia', lastName: null, onboarded: false });
  });
});

describe("The community's courses", () => {
  it('are twelve, five of them free, with lessons whose slugs are unique everywhere', () => {
    expect(courses).toHaveLength(12);
    expect(courses.filter(({ access }) => access === 'free')).toHaveLength(5);
    expect(repeated(courses.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(lessons.map(({ slug }) => slug))).toEqual([]);
    expect(strangers(courses.map(({ instructorKey }) => instructorKey))).toEqual([]);
  });

  it('have titles that assign them to their own track', () => {
    for (const { title, track } of courses) expect([title, trackByTitle(title)]).toEqual([title, track]);
  });

  it('open exactly one lesson, the first, as a preview', () => {
    for (const course of courses) {
      expect(lessonsOf(course).map(({ isPreview }) => isPreview ?? false)).toEqual(
        lessonsOf(course).map((_, index) => index === 0),
      );
    }
  });

  it('have lessons of 120 to 260 words that say it all in words', () => {
    for (const { slug, body, kind } of lessons) {
      const words = body.split(/\s+/).length;
      expect([slug, words >= 120 && words <= 260]).toEqual([slug, true]);
      expect(['text', 'video', 'reflection']).toContain(kind);
    }
  });

  it('each belong to the one learning path of their track', () => {
    const listed = learningPaths.flatMap(({ id, courseSlugs }) => courseSlugs.map((slug) => [slug, id]));
    expect(listed).toHaveLength(courses.length);
    for (const [slug = '', track] of listed) expect(courseBySlug.get(slug)?.track).toBe(track);
    expect(repeated(learningPaths.flatMap(({ courseSlugs }) => courseSlugs))).toEqual([]);
  });
});

describe("The community's events", () => {
  it('are thirty, nine of them past, each with its own slug', () => {
    expect(events).toHaveLength(30);
    expect(events.filter(({ startsInDays }) => startsInDays < 0)).toHaveLength(9);
    expect(repeated(events.map(({ slug }) => slug))).toEqual([]);
  });

  it('know their host, their guests, their clock and their place', () => {
    for (const event of events) {
      const guests = [...event.goingKeys, ...event.interestedKeys, ...(event.waitingKeys ?? [])];
      expect(strangers([event.hostKey, ...guests])).toEqual([]);
      expect(repeated([event.hostKey, ...guests])).toEqual([]);
      expect(event.goingKeys.length).toBeLessThanOrEqual(event.capacity ?? Infinity);
      expect([event.localTime, ...event.agenda.map(({ at }) => at)].every(isWallTime)).toBe(true);
      expect(() => checkZone(event.timeZone)).not.toThrow();
      expect(event.location !== undefined).toBe(event.format === 'in_person');
      if (event.recording) expect(event.startsInDays).toBeLessThan(0);
      for (const key of guests)
        expect(personByKey.get(key)!.joinedDaysAgo).toBeGreaterThanOrEqual(-event.startsInDays);
    }
  });

  it('have a recording that is on the site, where they say that they have one', () => {
    const recorded = events.flatMap(({ recording }) => recording ?? []);
    expect(recorded).toHaveLength(3);
    expect(recorded.filter((name) => !(name in recordings))).toEqual([]);
  });

  it('repeat every week in a group, and one is full with Leo in line', () => {
    const dates = events.filter(({ series }) => series?.key === 'morning-sitting-together');
    expect(dates.map(({ series }) => series!.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(groups.map(({ slug }) => slug)).toContain(dates[0]!.groupSlug);
    const full = events.filter(({ waitingKeys }) => waitingKeys?.includes('leo'));
    expect(full.map(({ capacity, goingKeys }) => [capacity, goingKeys.length])).toEqual([[6, 6]]);
  });

  it('keep Pro events to HPC members', () => {
    const pro = events.filter(({ access }) => access === 'pro');
    expect(
      freeAmong(pro.flatMap(({ goingKeys, interestedKeys }) => [...goingKeys, ...interestedKeys])),
    ).toEqual([]);
  });

  it('have three answers from Maya, two from Ada, one from Leo and none from Nia, all ahead', () => {
    const answers = (key: string) =>
      events.filter(({ goingKeys, interestedKeys }) => [...goingKeys, ...interestedKeys].includes(key));
    expect(['maya', 'ada', 'leo', 'nia'].map((key) => answers(key).length)).toEqual([3, 2, 1, 0]);
    for (const event of [...answers('maya'), ...answers('ada'), ...answers('leo')])
      expect(event.startsInDays).toBeGreaterThan(0);
  });
});

describe("The community's groups", () => {
  it('are ten, one of them secret, with owners and members who exist', () => {
    expect(groups).toHaveLength(10);
    expect(groups.filter(({ visibility }) => visibility === 'secret')).toHaveLength(1);
    expect(repeated(groups.map(({ slug }) => slug))).toEqual([]);
    for (const { ownerKey, memberKeys } of groups) {
      expect(strangers([ownerKey, ...memberKeys])).toEqual([]);
      expect(repeated([ownerKey, ...memberKeys])).toEqual([]);
    }
  });

  it('keep links and files that one of their members added', () => {
    for (const { groupSlug, addedByKey, from } of groupResources) {
      const { ownerKey, memberKeys } = groupBySlug.get(groupSlug)!;
      expect([ownerKey, ...memberKeys]).toContain(addedByKey);
      if ('url' in from) expect(new URL(from.url).protocol).toBe('https:');
    }
    expect(groupResources.some(({ from }) => 'file' in from)).toBe(true);
  });

  it('keep Pro groups to HPC members', () => {
    const pro = groups.filter(({ visibility }) => visibility === 'pro');
    expect(freeAmong(pro.flatMap(({ ownerKey, memberKeys }) => [ownerKey, ...memberKeys]))).toEqual([]);
  });

  it('count Maya in three, Ada in four, Leo in one and Nia in none', () => {
    const joined = (key: string) =>
      groups.filter(({ ownerKey, memberKeys }) => [ownerKey, ...memberKeys].includes(key)).length;
    expect(['maya', 'ada', 'leo', 'nia'].map(joined)).toEqual([3, 4, 1, 0]);
  });
});

describe("The community's posts", () => {
  it('are eighty, each with its own key', () => {
    expect(posts).toHaveLength(80);
    expect(repeated(posts.map(({ key }) => key))).toEqual([]);
  });

  it('are written by people who had joined, with replies that come later', () => {
    for (const post of posts) {
      for (const { authorKey, hoursAgo } of [post, ...post.replies])
        expect([
          post.key,
          authorKey,
          (personByKey.get(authorKey)?.joinedDaysAgo ?? 0) * 24 > hoursAgo,
        ]).toEqual([post.key, authorKey, true]);
      for (const { hoursAgo } of post.replies) expect(hoursAgo).toBeLessThan(post.hoursAgo);
    }
  });

  it('stay among the members of their group', () => {
    for (const { groupSlug, authorKey, replies } of posts) {
      if (groupSlug === undefined) continue;
      const group = groupBySlug.get(groupSlug)!;
      expect([group.ownerKey, ...group.memberKeys]).toEqual(
        expect.arrayContaining([authorKey, ...replies.map((reply) => reply.authorKey)]),
      );
    }
  });

  it('name a lesson exactly when they talk about one', () => {
    for (const { kind, lessonSlug } of posts) {
      expect(lessonSlug !== undefined).toBe(kind === 'lesson');
      if (lessonSlug !== undefined) expect(lessons.map(({ slug }) => slug)).toContain(lessonSlug);
    }
  });

  it('accept at most one answer, and only to a question', () => {
    for (const { key, kind, replies } of posts) {
      const accepted = replies.filter((reply) => reply.accepted).length;
      expect([key, accepted <= (kind === 'question' ? 1 : 0)]).toEqual([key, true]);
    }
  });

  it('hold 25 to 160 words, up to five replies and fewer reactions than there are people', () => {
    for (const { body, replies, reactions } of posts) {
      const words = body.split(/\s+/).length;
      expect(words >= 25 && words <= 160).toBe(true);
      expect(replies.length).toBeLessThanOrEqual(5);
      expect(reactions).toBeLessThan(people.length);
    }
  });
});

describe("The community's enrollments", () => {
  it('are one for each person and course that exist, within what the membership opens', () => {
    expect(repeated(enrollments.map(({ personKey, courseSlug }) => `${personKey} ${courseSlug}`))).toEqual(
      [],
    );
    expect(strangers(enrollments.map(({ personKey }) => personKey))).toEqual([]);
    expect(enrollments.filter(({ courseSlug }) => !courseBySlug.has(courseSlug))).toEqual([]);
    const pro = enrollments.filter(({ courseSlug }) => courseBySlug.get(courseSlug)!.access === 'pro');
    expect(freeAmong(pro.map(({ personKey }) => personKey))).toEqual([]);
  });

  it('have days of activity that fit their start and their lessons', () => {
    for (const { personKey, courseSlug, completedLessons, startedDaysAgo, activeDaysAgo } of enrollments) {
      const total = lessonsOf(courseBySlug.get(courseSlug)!).length;
      const done = completedLessons === 'all' ? total : completedLessons;
      expect(done).toBeLessThanOrEqual(total);
      expect(new Set(activeDaysAgo).size).toBe(activeDaysAgo.length);
      expect(activeDaysAgo.length === 0).toBe(done === 0);
      expect(activeDaysAgo.length).toBeLessThanOrEqual(done);
      expect(Math.max(0, ...activeDaysAgo)).toBeLessThanOrEqual(startedDaysAgo);
      expect(startedDaysAgo).toBeLessThanOrEqual(personByKey.get(personKey)!.joinedDaysAgo);
    }
  });

  it('give Maya four courses under way, two finished and a streak of six days', () => {
    const own = enrollments.filter(({ personKey }) => personKey === 'maya');
    expect(own.filter(({ completedLessons }) => completedLessons === 'all')).toHaveLength(2);
    expect(own.filter(({ completedLessons }) => completedLessons !== 'all')).toHaveLength(4);
    const days = new Set(own.flatMap(({ activeDaysAgo }) => activeDaysAgo));
    // Two days of rest end a streak even with a day of grace.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((day) => days.has(day))).toEqual([
      ...Array(6).fill(true),
      false,
      false,
    ]);
  });

  it('give Leo one free course under way and Nia none', () => {
    const own = (key: string) => enrollments.filter(({ personKey }) => personKey === key);
    expect(own('leo')).toHaveLength(1);
    expect(own('leo')[0]?.completedLessons).not.toBe('all');
    expect(own('nia')).toEqual([]);
  });
});

describe("The community's reviews", () => {
  it('are by those who finished the course, one each', () => {
    const finished = new Set(
      enrollments
        .filter(({ completedLessons }) => completedLessons === 'all')
        .map(({ personKey, courseSlug }) => `${personKey} ${courseSlug}`),
    );
    const written = reviews.map(({ personKey, courseSlug }) => `${personKey} ${courseSlug}`);
    expect(written.filter((review) => !finished.has(review))).toEqual([]);
    expect(repeated(written)).toEqual([]);
  });
});

describe('the seeded Synergizer', () => {
  it('has eight projects at every stage, led and joined by HPC members, and twelve exchanges', () => {
    expect(projects).toHaveLength(8);
    expect(new Set(projects.map(({ stage }) => stage)).size).toBe(5);
    const inProjects = projects.flatMap(({ ownerKey, roles }) => [
      ownerKey,
      ...roles.flatMap(({ takenBy }) => takenBy ?? []),
    ]);
    expect(freeAmong(inProjects)).toEqual([]);
    for (const { ownerKey, roles, updates } of projects) {
      const members = [ownerKey, ...roles.map(({ takenBy }) => takenBy)];
      expect(updates.filter(({ byKey }) => !members.includes(byKey))).toEqual([]);
    }
    expect(exchanges).toHaveLength(12);
    expect(
      strangers(exchanges.flatMap(({ ownerKey, helpers }) => [ownerKey, ...helpers.map(({ key }) => key)])),
    ).toEqual([]);
  });
});

it('The README says how much of each the development site has', () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  const counts = {
    'other members': people.length - 4,
    courses: courses.length,
    events: events.length,
    groups: groups.length,
    discussions: posts.length,
    projects: projects.length,
    exchanges: exchanges.length,
  };
  for (const [what, count] of Object.entries(counts)) expect(readme).toContain(`${count} ${what}`);
});
