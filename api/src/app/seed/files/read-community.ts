import { z } from 'zod';
import { readCourse } from './courses.js';
import { enrollmentsOf } from './enrollments.js';
import { SeedEvent } from './items/events.js';
import { SeedGroup, SeedResource } from './items/groups.js';
import { SeedEnrollment, SeedLearningPath, SeedMentorship, SeedReview } from './items/learning.js';
import { SeedFriendship, SeedIntroduction, SeedPerson } from './items/people.js';
import { SeedConversation, SeedPost } from './items/posts.js';
import { SeedExchange, SeedProject } from './items/synergizer.js';
import { readNarration } from './narration.js';
import { checkReferences } from './references.js';
import { datesOf } from './repeated-events.js';
import { namesIn, readItems, readSeedFile } from './seed-files.js';
import { readSite } from './site.js';

export type Community = Awaited<ReturnType<typeof readFiles>>;

/** The development community, as the files of `api/seed/development` say it. @throws SeedFileError */
export async function readCommunity(): Promise<Community> {
  const community = await readFiles();
  checkReferences(community);
  return community;
}

async function readFiles() {
  const narration = await readNarration();
  const people = await readFolder('development/people', SeedPerson);
  const learningPaths = await readItems('development/learning-paths', SeedLearningPath);
  const slugs = learningPaths.flatMap(({ courses }) => courses);
  const courses = await Promise.all(slugs.map((slug) => readCourse(slug, narration)));
  const reviews = await readItems('development/reviews', SeedReview);
  const written = await readItems('development/enrollments', SeedEnrollment);
  const events = await readItems('development/events', SeedEvent);
  return {
    narration,
    people,
    learningPaths,
    courses,
    reviews,
    enrollments: enrollmentsOf({ people, courses, reviews, written }),
    seasons: await readSeedFile('development/seasons', (value) => z.array(z.array(z.string())).parse(value)),
    mentorship: await readItems('development/mentorship', SeedMentorship),
    groups: await readItems('development/groups', SeedGroup),
    groupResources: await readItems('development/group-resources', SeedResource),
    events: events.flatMap(datesOf),
    posts: await readFolder('development/posts', SeedPost),
    friendships: await readItems('development/friendships', SeedFriendship),
    introductions: await readItems('development/introductions', SeedIntroduction),
    conversations: await readItems('development/conversations', SeedConversation),
    projects: await readItems('development/synergizer/projects', SeedProject),
    exchanges: await readItems('development/synergizer/exchanges', SeedExchange),
    site: await readSite(),
  };
}

async function readFolder<T extends object>(folder: string, type: new () => T): Promise<T[]> {
  const names = await namesIn(folder);
  return (await Promise.all(names.map((name) => readItems(`${folder}/${name}`, type)))).flat();
}
