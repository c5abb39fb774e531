import { readFileSync } from 'node:fs';
import { slugify } from '../../../core/validation/slug.js';
import type { Track } from '../../../identity/users/user.entity.js';
import { lessonsOf } from './courses.js';
import type { SeedPerson } from './items/people.js';
import { readCommunity } from './read-community.js';
import { SEED_FOLDER } from './seed-files.js';

const community = await readCommunity();
const { courses, enrollments, events, groupResources, groups, people, posts, reviews } = community;
const { exchanges, learningPaths, projects } = community;
const personByKey = new Map(people.map((person) => [person.key, person]));
const courseBySlug = new Map(courses.map((course) => [course.slug, course]));
const groupBySlug = new Map(groups.map((group) => [group.slug, group]));
const lessons = courses.flatMap(lessonsOf);
const hpcKeys = people.filter(({ membership }) => membership === 'hpc').map(({ key }) => key);

/** What is in `values` more than once. */
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const freeAmong = (keys: string[]) => keys.filter((key) => !hpcKeys.includes(key));
// The first rule that matches a title decides. "ai" counts inside words, too, so that a naive reading agrees.
const TRACK_KEYWORDS: [Track, RegExp][] = [
  ['ai-mastery', /ai|prompt|automation|technical|coding/i],
  ['consciousness-integration', /consciousness|ethics|mindful|spiritual|meditation/i],
  ['leadership-transformation', /leadership|transform|change|management|organization/i],
];
const trackByTitle = (title: string) => TRACK_KEYWORDS.find(([, count]) => count.test(title))?.[0];

describe("The community's people", () => {
  it('are sixty-four, each with a key and an address of their own', () => {
    expect(people).toHaveLength(64);
    expect(repeated(people.map(({ key }) => key))).toEqual([]);
    expect(repeated(people.map(({ email }) => email))).toEqual([]);
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
    expect(courses.filter(({ document }) => document.access === 'free')).toHaveLength(5);
    expect(repeated(courses.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(lessons.map(({ title }) => slugify(title)))).toEqual([]);
  });

  it('have titles that assign them to the track of the path they are in', () => {
    const titleOf = (slug: string) => courseBySlug.get(slug)!.document.title;
    for (const { id, courses: slugs } of learningPaths)
      expect(slugs.map((slug) => trackByTitle(titleOf(slug)))).toEqual(slugs.map(() => id));
    expect(repeated(learningPaths.flatMap(({ courses: slugs }) => slugs))).toEqual([]);
  });

  it('open exactly one lesson, the first, as a preview', () => {
    for (const course of courses) {
      expect(lessonsOf(course).map(({ isPreview }) => isPreview)).toEqual(
        lessonsOf(course).map((_, index) => index === 0),
      );
    }
  });

  it('have lessons of 120 to 260 words that say it all', () => {
    for (const { title, blocks, kind } of lessons) {
      const text = blocks.find((block) => block.id === 'text') as { body: string };
      const count = text.body.split(/\s+/).length;
      expect([title, count >= 120 && count <= 260]).toEqual([title, true]);
      expect(['text', 'video', 'reflection']).toContain(kind);
    }
  });
});

describe("The community's events", () => {
  it('are thirty, nine of them past, each with its own slug', () => {
    expect(events).toHaveLength(30);
    expect(events.filter(({ startsInDays }) => startsInDays < 0)).toHaveLength(9);
    expect(repeated(events.map(({ slug }) => slug))).toEqual([]);
  });

  it('know their guests, who had joined by then, and their place', () => {
    for (const event of events) {
      const guests = [...event.going, ...event.maybe, ...event.waiting];
      expect(repeated([event.host, ...guests])).toEqual([]);
      expect(event.going.length).toBeLessThanOrEqual(event.capacity ?? Infinity);
      expect(event.location !== undefined).toBe(event.format === 'in_person');
      if (event.recording ?? event.recap) expect(event.startsInDays).toBeLessThan(0);
      for (const key of guests)
        expect(personByKey.get(key)!.joinedDaysAgo).toBeGreaterThanOrEqual(-event.startsInDays);
    }
  });

  it('have a recording, three of them', () => {
    expect(events.filter(({ recording }) => recording)).toHaveLength(3);
  });

  it('repeat every week in a group, and one is full with Leo in line', () => {
    const dates = events.filter(({ series }) => series?.key === 'morning-sitting-together');
    expect(dates.map(({ series }) => series!.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(groups.map(({ slug }) => slug)).toContain(dates[0]!.group);
    const full = events.filter(({ waiting }) => waiting.includes('leo'));
    expect(full.map(({ capacity, going }) => [capacity, going.length])).toEqual([[6, 6]]);
  });

  it('keep Pro events to HPC members', () => {
    const pro = events.filter(({ access }) => access === 'pro');
    expect(freeAmong(pro.flatMap(({ going, maybe }) => [...going, ...maybe]))).toEqual([]);
  });

  it('have three answers from Maya, two from Ada, one from Leo and none from Nia, all ahead', () => {
    const answers = (key: string) => events.filter(({ going, maybe }) => [...going, ...maybe].includes(key));
    expect(['maya', 'ada', 'leo', 'nia'].map((key) => answers(key).length)).toEqual([3, 2, 1, 0]);
    for (const event of [...answers('maya'), ...answers('ada'), ...answers('leo')])
      expect(event.startsInDays).toBeGreaterThan(0);
  });
});

describe("The community's groups", () => {
  it('are ten, one of them secret, with members who are in them once', () => {
    expect(groups).toHaveLength(10);
    expect(groups.filter(({ privacy }) => privacy === 'secret')).toHaveLength(1);
    expect(repeated(groups.map(({ slug }) => slug))).toEqual([]);
    for (const { owner, members } of groups) {
      expect(repeated([owner, ...members])).toEqual([]);
    }
  });

  it('keep links and files that one of their members added', () => {
    for (const { group, addedBy } of groupResources) {
      const { owner, members } = groupBySlug.get(group)!;
      expect([owner, ...members]).toContain(addedBy);
    }
    expect(groupResources.some(({ file }) => file !== undefined)).toBe(true);
  });

  it('keep Pro groups to HPC members', () => {
    const pro = groups.filter(({ privacy }) => privacy === 'pro');
    expect(freeAmong(pro.flatMap(({ owner, members }) => [owner, ...members]))).toEqual([]);
  });

  it('count Maya in three, Ada in four, Leo in one and Nia in none', () => {
    const joined = (key: string) =>
      groups.filter(({ owner, members }) => [owner, ...members].includes(key)).length;
    expect(['maya', 'ada', 'leo', 'nia'].map(joined)).toEqual([3, 4, 1, 0]);
  });
});

describe("The community's posts", () => {
  it('are eighty-two, each with its own key', () => {
    expect(posts).toHaveLength(82);
    expect(repeated(posts.map(({ key }) => key))).toEqual([]);
  });

  it('are written by people who had joined, with replies that come later', () => {
    for (const post of posts) {
      for (const { author, hoursAgo } of [post, ...post.replies])
        expect([post.key, author, (personByKey.get(author)?.joinedDaysAgo ?? 0) * 24 > hoursAgo]).toEqual([
          post.key,
          author,
          true,
        ]);
      for (const { hoursAgo } of post.replies) expect(hoursAgo).toBeLessThan(post.hoursAgo);
    }
  });

  it('stay among the members of their group', () => {
    for (const { group, author, replies } of posts) {
      if (group === undefined) continue;
      const { owner, members } = groupBySlug.get(group)!;
      expect([owner, ...members]).toEqual(
        expect.arrayContaining([author, ...replies.map((reply) => reply.author)]),
      );
    }
  });

  it('name a lesson or an event exactly when they talk about one', () => {
    for (const { kind, lesson, event } of posts)
      expect([lesson !== undefined, event !== undefined]).toEqual([kind === 'lesson', kind === 'event']);
  });

  it('talk of an event that has a recap and a recording before it and after', () => {
    const recapped = events.filter(({ recap, recordingUrl }) => recap && recordingUrl);
    expect(recapped).toHaveLength(1);
    const hours = -recapped[0]!.startsInDays * 24;
    const about = posts.filter(({ event }) => event === recapped[0]!.slug).map(({ hoursAgo }) => hoursAgo);
    // The day of the event itself may be either.
    expect([about.some((ago) => ago > hours + 24), about.some((ago) => ago < hours - 24)]).toEqual([
      true,
      true,
    ]);
  });

  it('accept at most one answer, and only to a question', () => {
    for (const { key, kind, replies } of posts) {
      const accepted = replies.filter((reply) => reply.accepted).length;
      expect([key, accepted <= (kind === 'question' ? 1 : 0)]).toEqual([key, true]);
    }
  });

  it('hold 25 to 160 words, up to five replies and fewer reactions than there are people', () => {
    for (const { body, replies, reactions } of posts) {
      const count = body.split(/\s+/).length;
      expect(count >= 25 && count <= 160).toBe(true);
      expect(replies.length).toBeLessThanOrEqual(5);
      expect(reactions).toBeLessThan(people.length);
    }
  });
});

describe("The community's enrollments", () => {
  it('are one for each person and course, within what the membership opens', () => {
    expect(repeated(enrollments.map(({ person, course }) => `${person} ${course}`))).toEqual([]);
    const pro = enrollments.filter(({ course }) => courseBySlug.get(course)!.document.access === 'pro');
    expect(freeAmong(pro.map(({ person }) => person))).toEqual([]);
  });

  it('have days of activity that fit their start and their lessons', () => {
    for (const { person, course, completedLessons, startedDaysAgo, activeDaysAgo } of enrollments) {
      const total = lessonsOf(courseBySlug.get(course)!).length;
      const done = completedLessons === 'all' ? total : completedLessons;
      expect(done).toBeLessThanOrEqual(total);
      expect(new Set(activeDaysAgo).size).toBe(activeDaysAgo.length);
      expect(activeDaysAgo.length === 0).toBe(done === 0);
      expect(activeDaysAgo.length).toBeLessThanOrEqual(done);
      expect(Math.max(0, ...activeDaysAgo)).toBeLessThanOrEqual(startedDaysAgo);
      expect(startedDaysAgo).toBeLessThanOrEqual(personByKey.get(person)!.joinedDaysAgo);
    }
  });

  it('give Maya four courses under way, two finished and a streak of six days', () => {
    const own = enrollments.filter(({ person }) => person === 'maya');
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

  it('are as many as give every course and figure of the site something to show', () => {
    const done = enrollments.filter(({ completedLessons }) => completedLessons === 'all');
    expect(enrollments.length).toBeGreaterThan(100);
    expect(done.length).toBeGreaterThan(30);
    expect(new Set(enrollments.map(({ course }) => course)).size).toBe(courses.length);
    expect(enrollments.filter(({ completedLessons }) => completedLessons === 0).length).toBeGreaterThan(5);
  });

  it('are the same every time', async () => {
    expect((await readCommunity()).enrollments).toEqual(enrollments);
  });

  it('give Leo one free course under way and Nia none', () => {
    const own = (key: string) => enrollments.filter(({ person }) => person === key);
    expect(own('leo')).toHaveLength(1);
    expect(own('leo')[0]?.completedLessons).not.toBe('all');
    expect(own('nia')).toEqual([]);
  });
});

describe("The community's reviews", () => {
  it('are by people who finished the course, one each', () => {
    const finished = new Set(
      enrollments
        .filter(({ completedLessons }) => completedLessons === 'all')
        .map(({ person, course }) => `${person} ${course}`),
    );
    const written = reviews.map(({ person, course }) => `${person} ${course}`);
    expect(written.filter((review) => !finished.has(review))).toEqual([]);
    expect(repeated(written)).toEqual([]);
  });
});

describe('the seeded Synergizer', () => {
  it('has eight projects at every stage, led and joined by HPC members, and twelve exchanges', () => {
    expect(projects).toHaveLength(8);
    expect(new Set(projects.map(({ stage }) => stage)).size).toBe(5);
    const inProjects = projects.flatMap(({ owner, roles }) => [
      owner,
      ...roles.flatMap(({ takenBy }) => takenBy ?? []),
    ]);
    expect(freeAmong(inProjects)).toEqual([]);
    for (const { owner, roles, updates } of projects) {
      const members = [owner, ...roles.map(({ takenBy }) => takenBy)];
      expect(updates.filter(({ by }) => !members.includes(by))).toEqual([]);
    }
    expect(exchanges).toHaveLength(12);
  });
});

it('The README says how much of each the development site has', () => {
  const readme = readFileSync(new URL('../../README.md', SEED_FOLDER), 'utf8');
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
