import { REACTION_KINDS, type ReactionKind } from '../../../core/reactions/reactions.dto.js';
import type { SeedPoll, SeedPost } from '../files/items/posts.js';
import { plainTextColumns } from './plain-text-columns.js';
import { daysBefore, hoursBefore } from '../relative-time.js';
import { seedFraction, seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

/** Posts with their replies and reactions; they belong to their authors and are written once. */
export async function seedPosts(
  session: SeedRun,
  posts: readonly SeedPost[],
  ids: PeopleByKey,
): Promise<void> {
  for (const post of posts) {
    await session.once(`post:${post.key}`, () => writePost(session, post, ids));
    if (post.poll) await session.once(`poll:${post.key}`, () => writePoll(session, post, post.poll!, ids));
  }
}

async function writePost(session: SeedRun, post: SeedPost, ids: PeopleByKey): Promise<void> {
  const now = new Date();
  const id = seedId('post', post.key);
  const createdAt = hoursBefore(now, post.hoursAgo);
  await session.insert('posts', [
    {
      id,
      slug: post.key,
      title: post.title,
      body: post.body,
      ...plainTextColumns(post.body),
      kind: post.kind,
      tags: post.tags,
      author_id: ids.get(post.author)!,
      group_id: post.group === undefined ? null : seedId('group', post.group),
      lesson_id: post.lesson === undefined ? null : seedId('lesson', post.lesson),
      event_id: post.event === undefined ? null : seedId('event', post.event),
      reply_count: 0,
      reaction_count: 0,
      is_answered: false,
      created_at: createdAt,
      last_activity_at: createdAt,
    },
  ]);
  await session.insert(
    'post_replies',
    post.replies.map((reply, index) => ({
      id: seedId('reply', post.key, String(index)),
      post_id: id,
      author_id: ids.get(reply.author)!,
      body: reply.body,
      ...plainTextColumns(reply.body),
      is_accepted: reply.accepted ?? false,
      created_at: hoursBefore(now, reply.hoursAgo),
    })),
  );
  await session.insert(
    'post_reactions',
    peopleFor(post, [...ids.keys()])
      .slice(0, post.reactions)
      .map((key) => ({
        post_id: id,
        user_id: ids.get(key)!,
        kind: reactionOf(post.key, key),
        created_at: createdAt,
      })),
  );
  await session.insert(
    'reply_reactions',
    post.replies.flatMap((reply, index) =>
      post.replies
        .filter(({ author }, other) => other > index && author !== reply.author)
        .map(({ author, hoursAgo }) => ({
          reply_id: seedId('reply', post.key, String(index)),
          user_id: ids.get(author)!,
          kind: reactionOf(post.key, String(index), author),
          created_at: hoursBefore(now, hoursAgo),
        }))
        .filter(isFirstOfItsKey(({ user_id }) => user_id)),
    ),
  );
  await session.insert(
    'post_follows',
    [post, ...post.replies]
      .map(({ author, hoursAgo }) => ({
        post_id: id,
        user_id: ids.get(author)!,
        created_at: hoursBefore(now, hoursAgo),
      }))
      .filter(isFirstOfItsKey(({ user_id }) => user_id)),
  );
}

/** A poll, and the votes of the same people every time, never of its author. */
async function writePoll(session: SeedRun, post: SeedPost, poll: SeedPoll, ids: PeopleByKey): Promise<void> {
  const now = new Date();
  const post_id = seedId('post', post.key);
  const ends_at = poll.endsInDays === undefined ? null : daysBefore(now, -poll.endsInDays);
  await session.insert('polls', [
    { post_id, options: poll.options, allows_several: poll.allowsSeveral ?? false, ends_at },
  ]);
  const voters = peopleFor(post, [...ids.keys()]);
  const choices = poll.votes.flatMap((count, choice) => Array.from({ length: count }, () => choice));
  await session.insert(
    'poll_votes',
    choices.map((choice, index) => ({
      post_id,
      user_id: ids.get(voters[index]!)!,
      choices: [choice],
      created_at: hoursBefore(now, post.hoursAgo / 2),
    })),
  );
}

const reactionOf = (...parts: string[]): ReactionKind =>
  REACTION_KINDS[Math.floor(seedFraction('reaction', ...parts) ** 2 * REACTION_KINDS.length)]!;

function isFirstOfItsKey<T>(keyOf: (row: T) => string) {
  return (row: T, index: number, rows: T[]) =>
    rows.findIndex((other) => keyOf(other) === keyOf(row)) === index;
}

/** The people who react to a post or vote in its poll: the same order every time, without its author. */
function peopleFor(post: SeedPost, keys: string[]): string[] {
  return keys
    .filter((key) => key !== post.author)
    .sort((a, b) => seedFraction(post.key, a) - seedFraction(post.key, b));
}
