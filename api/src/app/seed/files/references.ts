import { lessonsOf } from './courses.js';
import { slugify } from '../../../core/validation/slug.js';
import type { Community } from './read-community.js';
import { placeOf, SeedFileError } from './seed-files.js';

type Kind = 'person' | 'course' | 'lesson' | 'group' | 'event' | 'post' | 'recording';
type Names = string | readonly string[] | undefined;
/** What a field names: `['author', 'person', 'maya']`. */
type Reference = [field: string, kind: Kind, names: Names];

const people = (field: string, names: Names): Reference => [field, 'person', names];

/** People and things that an item names have to be in the seed, too. @throws SeedFileError */
export function checkReferences(community: Community): void {
  const known = knownNames(community);
  const problems: string[] = [];
  const check = <T extends object>(items: readonly T[], referencesOf: (item: T) => Reference[]) => {
    for (const item of items)
      for (const [field, kind, names] of referencesOf(item))
        for (const name of [names ?? []].flat())
          if (!known[kind].has(name))
            problems.push(`${placeOf(item)}, ${field}: There is no ${kind} “${name}”.`);
  };
  check(community.courses, ({ instructor }) => [people('instructor', instructor)]);
  check([community.seasons], (seasons) => [people('all of it', seasons.flat())]);
  check(community.learningPaths, ({ courses }) => [['courses', 'course', courses]]);
  check(community.enrollments, ({ person, course }) => [
    people('person', person),
    ['course', 'course', course],
  ]);
  check(community.reviews, ({ person, course }) => [people('person', person), ['course', 'course', course]]);
  check(community.mentorship, ({ member, mentor, lesson }) => [
    people('member', member),
    people('mentor', mentor),
    ['lesson', 'lesson', lesson],
  ]);
  check(community.groups, ({ owner, members }) => [people('owner', owner), people('members', members)]);
  check(community.groupResources, ({ group, addedBy }) => [
    ['group', 'group', group],
    people('addedBy', addedBy),
  ]);
  check(community.events, ({ host, going, maybe, waiting, group, recording }) => [
    people('host', host),
    people('going', going),
    people('maybe', maybe),
    people('waiting', waiting),
    ['group', 'group', group],
    ['recording', 'recording', recording],
  ]);
  check(community.posts, ({ author, group, lesson, event, replies }) => [
    people('author', author),
    ['group', 'group', group],
    ['lesson', 'lesson', lesson],
    ['event', 'event', event],
    ...replies.map((reply, index) => people(`replies.${index}.author`, reply.author)),
  ]);
  check(community.friendships, ({ from, to }) => [people('from', from), people('to', to)]);
  check(community.introductions, ({ by, between }) => [people('by', by), people('between', between)]);
  check(community.conversations, ({ members, requestTo, unread, messages }) => [
    people('members', members),
    people('requestTo', requestTo),
    people('unread', Object.keys(unread)),
    ...messages.map(({ author }, index) => people(`messages.${index}.author`, author)),
  ]);
  check(community.projects, ({ owner, roles, updates, nextEvent, discussion }) => [
    people('owner', owner),
    ...roles.map(({ takenBy }, index) => people(`roles.${index}.takenBy`, takenBy)),
    ...updates.map(({ by }, index) => people(`updates.${index}.by`, by)),
    ['nextEvent', 'event', nextEvent],
    ['discussion', 'post', discussion],
  ]);
  check(community.exchanges, ({ owner, helpers }) => [
    people('owner', owner),
    ...helpers.map(({ person }, index) => people(`helpers.${index}.person`, person)),
  ]);
  if (problems.length > 0) throw new SeedFileError(problems);
}

const knownNames = (community: Community): Record<Kind, ReadonlySet<string>> => ({
  person: new Set(community.people.map(({ key }) => key)),
  course: new Set(community.courses.map(({ slug }) => slug)),
  lesson: new Set(community.courses.flatMap(lessonsOf).map(({ title }) => slugify(title))),
  group: new Set(community.groups.map(({ slug }) => slug)),
  event: new Set(community.events.map(({ slug }) => slug)),
  post: new Set(community.posts.map(({ key }) => key)),
  recording: new Set(Object.keys(community.narration.recordings)),
});
