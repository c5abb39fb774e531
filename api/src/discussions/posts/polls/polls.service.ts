import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { LiveService } from '../../../core/live/live.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { NotYoursError, RemovedError } from '../posts.errors.js';
import type { PostToWrite } from '../posts.queries.js';
import { PostsService } from '../posts.service.js';
import { requireOpen } from '../require-open.js';
import { PollVote } from './poll-vote.entity.js';
import { Poll } from './poll.entity.js';
import type { NewPoll } from './polls.dto.js';
import { ChoicesError, PollEndedError, PollHasVotesError } from './polls.errors.js';
import { pollColumns } from './poll-columns.js';

const RATE_LIMIT = { name: 'polls', limit: 300, windowSeconds: 3600 };

/** Each method throws TooManyRequestsError, too. */
@Injectable()
export class PollsService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsService,
    private readonly live: LiveService,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Votes, or replaces the earlier vote.
   * @throws NotFoundError, JoinFirstError, LockedError, RemovedError, ArchivedGroupError, PollEndedError, ChoicesError
   */
  async vote(ref: IdOrSlug, member: Member, choices: number[]): Promise<void> {
    const post = await this.posts.toWriteOrFail(ref, member);
    requireOpen(post);
    await this.change(post, member, async ({ manager }) => {
      // Shared with other votes, but not with its author's changes.
      const poll = await pollOrFail(post.id, manager, 'pessimistic_read');
      if (hasEnded(poll)) throw new PollEndedError();
      if (choices.some((choice) => choice >= poll.options.length))
        throw new ChoicesError('Choose one of the options.');
      if (choices.length > 1 && !poll.allowsSeveral) throw new ChoicesError('Choose one option only.');
      await manager.upsert(PollVote, { postId: post.id, userId: member.id, choices }, ['postId', 'userId']);
    });
  }

  /** Ends it now, for good. @throws NotFoundError, NotYoursError, RemovedError */
  async end(ref: IdOrSlug, member: Member): Promise<void> {
    const post = await this.ownPost(ref, member);
    await this.change(post, member, async ({ manager }) => {
      const poll = await pollOrFail(post.id, manager, 'pessimistic_write');
      if (!hasEnded(poll)) await manager.update(Poll, { postId: post.id }, { endsAt: () => 'now()' });
    });
  }

  /** Before anybody has voted. @throws NotFoundError, NotYoursError, RemovedError, PollEndedError, PollHasVotesError, PollEndError */
  async replace(ref: IdOrSlug, member: Member, changed: NewPoll): Promise<void> {
    const post = await this.ownPost(ref, member);
    const columns = await pollColumns(this.database, changed, member, '');
    await this.change(post, member, async ({ manager }) => {
      const poll = await pollOrFail(post.id, manager, 'pessimistic_write');
      if (hasEnded(poll)) throw new PollEndedError();
      if (await manager.existsBy(PollVote, { postId: post.id })) throw new PollHasVotesError();
      await manager.update(Poll, { postId: post.id }, columns);
    });
  }

  private async ownPost(ref: IdOrSlug, member: Member): Promise<PostToWrite> {
    const post = await this.posts.toWriteOrFail(ref, member);
    if (!post.isMine) throw new NotYoursError();
    if (post.isRemoved) throw new RemovedError();
    return post;
  }

  /** Only who looks at the discussion hears of it: lists say nothing about polls. */
  private async change(
    { id, audienceGroupId: groupId }: PostToWrite,
    member: Member,
    write: (transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.limits.count(RATE_LIMIT, member.id);
    await this.database.transaction(async (transaction) => {
      await write(transaction);
      await this.live.publish([{ topic: `post:${id}`, groupId, actorId: member.id }], transaction);
    });
  }
}

const hasEnded = ({ endsAt }: Poll): boolean => endsAt !== null && endsAt.getTime() <= Date.now();

async function pollOrFail(
  postId: string,
  manager: Transaction['manager'],
  mode: 'pessimistic_read' | 'pessimistic_write',
): Promise<Poll> {
  const poll = await manager.findOne(Poll, { where: { postId }, lock: { mode } });
  if (!poll) throw new NotFoundError();
  return poll;
}
