import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { insertIfAbsent } from '../../core/database/insert-if-absent.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotFoundError, UnauthorizedError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { SingleFlight } from '../../core/async/single-flight.js';
import { plainTexts } from '../../core/markdown/plain-text.js';
import { slugify } from '../../core/validation/slug.js';
import { groupActivity } from '../../groups/group-activity.js';
import { ArchivedGroupError } from '../../groups/groups.errors.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { LessonsService } from '../../learning/lessons/lessons.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { achievementAward } from '../../people/achievements/achievements.sql.js';
import { SearchTermsService } from '../../core/search/search-terms.service.js';
import type { Member } from '../../core/access/member.js';
import { PostNotifications } from './post-notifications.js';
import { PostFollow } from './state/post-follow.entity.js';
import { PostRevision } from './state/post-revision.entity.js';
import type { RemovedBy } from '../../core/database/removed-by.js';
import { Post } from './post.entity.js';
import { JoinFirstError, NotYoursError, RemovedError, TwoPlacesError } from './posts.errors.js';
import type { NewPost, PostChanges, PostListQuery, PostReference, RepliesQuery } from './posts.dto.js';
import {
  eventToPostAbout,
  groupToWriteIn,
  postKey,
  postPage,
  postRead,
  postToWrite,
  type PostToWrite,
  revisionsOf,
  visiblePost,
} from './posts.queries.js';
import { postContext } from './post-context.queries.js';
import { PostingLimits } from './posting-limits.js';
import { pollColumns } from './polls/poll-columns.js';
import { Poll } from './polls/poll.entity.js';

interface EventToPostAbout {
  groupId: string | null;
  isArchived: boolean;
  canWrite: boolean;
  hostIds: string[];
}

@Injectable()
export class PostsService {
  private readonly visitorPages = new SingleFlight<JsonPage>();

  constructor(
    private readonly database: Database,
    private readonly limits: PostingLimits,
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
    private readonly notified: PostNotifications,
    private readonly lessons: LessonsService,
    private readonly searchTerms: SearchTermsService,
  ) {}

  /** @throws UnauthorizedError for what only members have */
  async list({ limit, cursor, ...query }: PostListQuery, viewer: Member | null): Promise<JsonPage> {
    const { kind, view, tag, group, lesson, event, q = '' } = query;
    if (!viewer && (q !== '' || view === 'following' || view === 'mine')) throw new UnauthorizedError();
    const filter = {
      kind,
      view,
      tag,
      group,
      lesson,
      event,
      terms: await this.searchTerms.read([{ query: q }], viewer),
    };
    const parts = postKey(filter).length;
    const after = cursor === undefined ? undefined : decodeCursor(cursor, parts);
    const read = () => readJsonPage(this.database, postPage(viewer, filter, limit, after));
    return viewer ? read() : this.visitorPages.get(JSON.stringify([filter, limit, after]), read);
  }

  /** @throws NotFoundError also for posts the member may not see. */
  async findVisibleOrFail(ref: IdOrSlug, viewer: Member, shown: RepliesQuery): Promise<string> {
    const post = await this.database.json(visiblePost(ref, viewer, shown));
    if (post === undefined) throw new NotFoundError();
    return post;
  }

  /** The people in it, and others like it. @throws NotFoundError also for posts the member may not see */
  async contextOrFail(ref: IdOrSlug, viewer: Member): Promise<string> {
    const context = await this.database.json(postContext(ref, viewer));
    if (context === undefined) throw new NotFoundError();
    return context;
  }

  /** @throws NotFoundError for posts the member may not see */
  async toWriteOrFail(ref: IdOrSlug, member: Member): Promise<PostToWrite> {
    const post = await this.database.one<PostToWrite>(postToWrite(ref, member));
    if (!post) throw new NotFoundError();
    return post;
  }

  /** @throws NotFoundError, ArchivedGroupError, JoinFirstError, TwoPlacesError, what `LessonsService.open` throws, TooManyLinksError, TooManyRequestsError, PollEndError */
  async create(
    member: Member,
    { tags = [], groupId = null, lessonId = null, eventId = null, poll = null, ...content }: NewPost,
    transaction?: Transaction,
  ): Promise<PostReference> {
    if (groupId !== null) await this.requireGroup(member, groupId);
    if (lessonId !== null) await this.requireLesson(member, lessonId, groupId);
    const pollFields = poll && (await pollColumns(this.database, poll, member, 'poll.'));
    const event = eventId === null ? null : await this.requireEvent(member, eventId, groupId ?? lessonId);
    const audienceGroupId = groupId ?? event?.groupId ?? null;
    await this.limits.check(member, 'post', content.body, transaction);
    const id = randomUUID();
    const slug = `${slugify(content.title) || content.kind}-${id.slice(0, 8)}`;
    const post = {
      ...content,
      ...(lessonId !== null && { kind: 'lesson' as const }),
      ...(eventId !== null && { kind: 'event' as const }),
      ...{ id, slug, tags, groupId, lessonId, eventId, authorId: member.id, ...plainTexts(content.body) },
    };
    const write = async (transaction: Transaction) => {
      const { manager } = transaction;
      await manager.insert(Post, post);
      if (pollFields) await manager.insert(Poll, { postId: id, ...pollFields });
      await manager.insert(PostFollow, { postId: id, userId: member.id });
      await transaction.query(postRead(id, member.id));
      await transaction.query(achievementAward(['posts'], [member.id]));
      await this.live.publish(
        [
          { topic: listOf(post), groupId: audienceGroupId, actorId: member.id },
          ...groupActivity(groupId, member.id),
        ],
        transaction,
      );
      const hostIds = event?.hostIds ?? [];
      await this.notified.created({ ...post, audienceGroupId, hostIds }, member, transaction);
      return { id, slug };
    };
    return transaction ? write(transaction) : this.database.transaction(write);
  }

  /** @throws NotFoundError, NotYoursError, RemovedError, TooManyLinksError */
  async edit(ref: IdOrSlug, member: Member, changes: PostChanges): Promise<PostReference> {
    const post = await this.toWriteOrFail(ref, member);
    if (!post.isMine) throw new NotYoursError();
    if (post.isRemoved) throw new RemovedError();
    const { title = post.title, body = post.body, tags } = changes;
    const isNewText = title !== post.title || body !== post.body;
    await this.database.transaction(async (transaction) => {
      if (isNewText)
        await transaction.manager.insert(PostRevision, {
          postId: post.id,
          title: post.title,
          body: post.body,
        });
      await transaction.manager.update(
        Post,
        { id: post.id },
        {
          title,
          body,
          ...plainTexts(body),
          ...(tags && { tags }),
          ...(isNewText && { editedAt: new Date() }),
        },
      );
      await this.notified.mentioned({ ...post, title }, post.id, body, member, transaction);
      await this.changed(post, member, transaction);
    });
    return { id: post.id, slug: post.slug };
  }

  /** Removes the text and keeps the place. @throws NotFoundError, NotYoursError */
  async remove(ref: IdOrSlug, member: Member): Promise<void> {
    const post = await this.toWriteOrFail(ref, member);
    if (!post.isMine && !post.moderates) throw new NotYoursError();
    if (post.isRemoved) return;
    const removedBy: RemovedBy = post.isMine ? 'author' : 'moderator';
    await this.database.transaction(async (transaction) => {
      await transaction.manager.update(Post, { id: post.id }, { deletedAt: new Date(), removedBy });
      await this.notifications.withdraw(post.id, transaction);
      await this.changed(post, member, transaction);
    });
  }

  /** Marks as read up to now, with what the member was notified of it. */
  async read(ref: IdOrSlug, member: Member): Promise<void> {
    const post = await this.toWriteOrFail(ref, member);
    await this.database.transaction(async (transaction) => {
      await transaction.query(postRead(post.id, member.id));
      await this.notifications.readAbout(member.id, post.id, transaction);
    });
  }

  async follow(ref: IdOrSlug, member: Member, follows: boolean): Promise<void> {
    const { id: postId } = await this.toWriteOrFail(ref, member);
    await this.database.transaction(async ({ manager }) => {
      const row = { postId, userId: member.id };
      if (follows) await insertIfAbsent(manager, PostFollow, row);
      else await manager.delete(PostFollow, row);
    });
  }

  async revisions(ref: IdOrSlug, member: Member, replyId: string | null = null): Promise<string> {
    const post = await this.toWriteOrFail(ref, member);
    if (post.isRemoved) throw new NotFoundError();
    return (await this.database.json(revisionsOf(post.id, replyId)))!;
  }

  /** Tells the browsers of people who may see the post that it is different now. */
  async changed(
    post: Pick<PostToWrite, 'id' | 'groupId' | 'lessonId' | 'eventId' | 'audienceGroupId'>,
    actor: Member,
    transaction?: Transaction,
  ): Promise<void> {
    const change = { groupId: post.audienceGroupId, actorId: actor.id };
    await this.live.publish(
      [
        { topic: `post:${post.id}`, ...change },
        { topic: listOf(post), ...change },
        ...groupActivity(post.groupId, actor.id),
      ],
      transaction,
    );
  }

  private async requireGroup(member: Member, groupId: string): Promise<void> {
    const group = await this.database.one<{ canWrite: boolean; isArchived: boolean }>(
      groupToWriteIn(groupId, member),
    );
    if (!group) throw new NotFoundError('This group doesn’t exist.');
    if (group.isArchived) throw new ArchivedGroupError();
    if (!group.canWrite) throw new JoinFirstError();
  }

  private async requireLesson(member: Member, lessonId: string, groupId: string | null): Promise<void> {
    if (groupId !== null) throw new TwoPlacesError('lessonId');
    await this.lessons.open({ by: 'id', value: lessonId }, member);
  }

  private async requireEvent(
    member: Member,
    eventId: string,
    otherPlace: string | null,
  ): Promise<EventToPostAbout> {
    if (otherPlace !== null) throw new TwoPlacesError('eventId');
    const event = await this.database.one<EventToPostAbout>(eventToPostAbout(eventId, member));
    if (!event) throw new NotFoundError('This event doesn’t exist.');
    if (event.isArchived) throw new ArchivedGroupError();
    if (!event.canWrite) throw new JoinFirstError();
    return event;
  }
}

/** What the lists that show a post hear of. */
const listOf = ({ lessonId, eventId }: Pick<Post, 'lessonId' | 'eventId'>) =>
  lessonId !== null ? `lesson-posts:${lessonId}` : eventId !== null ? `event-posts:${eventId}` : 'posts';
