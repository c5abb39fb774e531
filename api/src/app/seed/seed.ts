import { pathToFileURL } from 'node:url';
import { runOrExit } from '../../core/process/run-or-exit.js';
import { readConfig } from '../config.js';
import { type Config } from '../../core/config/config.js';
import { FileStore } from '../../core/storage/file-store.js';
import { connect } from '../../core/database/connect.js';
import { conversations } from './content/conversations.js';
import { courses } from './content/courses.js';
import { enrollments } from './content/enrollments.js';
import { events } from './content/events.js';
import { friendships, introductions } from './content/friendships.js';
import { groupResources } from './content/group-resources.js';
import { groups } from './content/groups.js';
import { learningPaths } from './content/learning-paths.js';
import { people } from './content/people.js';
import { posts } from './content/posts.js';
import { reviews } from './content/reviews.js';
import { exchanges } from './content/synergizer/exchanges.js';
import { projects } from './content/synergizer/projects.js';
import { seedBilling } from './seed-billing.js';
import { seedFriendships, seedIntroductions } from './connections/seed-friendships.js';
import { seedConversations } from './seed-conversations.js';
import { seedCourses, seedLearningPaths } from './seed-courses.js';
import { seedEnrollments } from './seed-enrollments.js';
import { seedEvents } from './seed-events.js';
import { seedGroupResources } from './seed-group-resources.js';
import { seedGroups } from './seed-groups.js';
import { seedLessonMedia } from './seed-lesson-media.js';
import { seedNotifications } from './seed-notifications.js';
import { seedPeople } from './seed-people.js';
import { seedPosts } from './seed-posts.js';
import { seedReviews } from './seed-reviews.js';
import { seedSiteContent } from './seed-site-content.js';
import { seedSeasons } from './seed-seasons.js';
import { SEED_LOCK, SeedRun } from './seed-run.js';
import { seedExchanges, seedProjects } from './seed-synergizer.js';

/**
 * Fills the database with the development community, in one transaction. Running it again changes nothing
 * except what depends on the day (dates of events) and content that was edited here; what people did since stays.
 * @returns how many pieces of content were written.
 */
export async function seed(config: Config): Promise<number> {
  const client = await connect(config.databaseUrl, 'futurelab-seed');
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const session = await SeedRun.begin(client);
    await seedSiteContent(session);
    const ids = await seedPeople(session, people);
    await seedBilling(session, ids);
    await seedCourses(session, courses, ids);
    await seedLessonMedia(session);
    await seedLearningPaths(session, learningPaths);
    await seedEnrollments(session, enrollments, courses, people, ids);
    await seedReviews(session, reviews, ids);
    await seedSeasons(session, ids);
    await seedGroups(session, groups, people, ids);
    await seedGroupResources(session, groupResources, ids, new FileStore(config));
    await seedEvents(session, events, people, ids);
    await seedPosts(session, posts, ids);
    await seedFriendships(session, friendships, ids);
    await seedIntroductions(session, introductions, ids);
    await seedProjects(session, projects, ids);
    await seedExchanges(session, exchanges, ids);
    await seedConversations(session, conversations, ids);
    await seedNotifications(session, ids);
    // What it gave people is nothing new to them.
    await client.query('UPDATE earned_achievements SET announced_at = now() WHERE recorded_at = now()');
    await client.query('COMMIT');
    // Until PostgreSQL knows what the tables hold, which it finds out by itself within a minute, it plans poorly.
    if (session.written > 0) await client.query('ANALYZE');
    return session.written;
  } finally {
    await client.end();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runOrExit(async () => {
    const config = readConfig();
    if (config.production) return console.log('This is production: the development community stays out.');
    const written = await seed(config);
    console.log(written === 0 ? 'The community is up to date.' : `Wrote ${written} pieces of the community.`);
  });
}
