import { pathToFileURL } from 'node:url';
import { runOrExit } from '../../core/process/run-or-exit.js';
import { readConfig } from '../config.js';
import { type Config } from '../../core/config/config.js';
import { FileStore } from '../../core/storage/file-store.js';
import { connect } from '../../core/database/connect.js';
import { readCommunity } from './files/read-community.js';
import { seedBilling } from './write/seed-billing.js';
import { seedFriendships, seedIntroductions } from './write/seed-friendships.js';
import { seedConversations } from './write/seed-conversations.js';
import { seedCourses, seedLearningPaths } from './write/seed-courses.js';
import { seedEnrollments } from './write/seed-enrollments.js';
import { seedEvents } from './write/seed-events.js';
import { seedGroupResources } from './write/seed-group-resources.js';
import { seedGroups } from './write/seed-groups.js';
import { seedMedia } from './write/seed-media.js';
import { seedMentorship } from './write/seed-mentorship.js';
import { seedNotifications } from './write/seed-notifications.js';
import { seedPeople } from './write/seed-people.js';
import { seedPosts } from './write/seed-posts.js';
import { seedReviews } from './write/seed-reviews.js';
import { seedSiteContent } from './write/seed-site-content.js';
import { seedSeasons } from './write/seed-seasons.js';
import { rewardSeeded } from './reward-seeded.js';
import { SEED_LOCK, SeedRun } from './seed-run.js';
import { seedExchanges, seedProjects } from './write/seed-synergizer.js';

/**
 * Fills the database with the development community, in one transaction. Running it again changes nothing
 * except what depends on the day (dates of events) and content of `api/seed` that was edited; what people did since stays.
 * @returns how many pieces of content were written.
 */
export async function seed(config: Config): Promise<number> {
  const community = await readCommunity();
  const { people, courses } = community;
  const client = await connect(config.databaseUrl, 'futurelab-seed');
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const session = await SeedRun.begin(client);
    const media = await seedMedia(session, config, community);
    const ids = await seedPeople(session, people);
    await seedSiteContent(session, community.site, media, ids);
    await seedBilling(session, ids);
    await seedCourses(session, courses, ids, media);
    await seedLearningPaths(session, community.learningPaths);
    await seedEnrollments(session, community.enrollments, courses, people, ids);
    await seedReviews(session, community.reviews, ids);
    await seedSeasons(session, community.seasons, ids);
    await seedMentorship(session, community.mentorship, ids);
    await seedGroups(session, community.groups, people, ids);
    await seedGroupResources(session, community.groupResources, ids, new FileStore(config));
    await seedEvents(session, community.events, people, ids, media, community.narration);
    await seedPosts(session, community.posts, ids);
    await seedFriendships(session, community.friendships, ids);
    await seedIntroductions(session, community.introductions, ids);
    await seedProjects(session, community.projects, ids);
    await seedExchanges(session, community.exchanges, ids);
    await seedConversations(session, community.conversations, ids);
    await seedNotifications(session, ids);
    if (session.written > 0) await rewardSeeded(client);
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
