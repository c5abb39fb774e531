import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { IsNull } from 'typeorm';
import { insertIfAbsent } from '../../../core/database/insert-if-absent.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { plainTexts } from '../../../core/markdown/plain-text.js';
import { Database } from '../../../core/database/database.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { achievementAward } from '../../../people/achievements/achievements.sql.js';
import type { Member } from '../../../core/access/member.js';
import { PostFollow } from '../state/post-follow.entity.js';
import { PostNotifications } from '../post-notifications.js';
import { PostReply } from './post-reply.entity.js';
import { PostRevision } from '../state/post-revision.entity.js';
import { Post } from '../post.entity.js';
import { ElsewhereError, NotAQuestionError, NotYoursError, RemovedError } from '../posts.errors.js';
import type { NewReply, ReplyReference } from '../posts.dto.js';
import { postRead, type PostToWrite } from '../posts.queries.js';
import { PostsService } from '../posts.service.js';
import { requireOpen } from '../require-open.js';
import { type ReplyToWrite, replyToWrite } from './replies.queries.js';
import { PostingLimits } from '../posting-limits.js';

@Injectable()
export class RepliesService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsService,
    private readonly limits: PostingLimits,
    private readonly notifications: NotificationsService,
    private readonly notified: PostNotifications,
  ) {}

  /** @throws NotFoundError, JoinFirstError, LockedError, RemovedError, ElsewhereError, TooManyLinksError, TooManyRequestsError */
  async create(ref: IdOrSlug, member: Member, { body, parentId: to }: NewReply): Promise<ReplyReference> {
    const post = await this.posts.toWriteOrFail(ref, member);
    requireOpen(post);
    const parent = to ? await this.answeredOrFail(post, to, member) : null;
    await this.limits.check(member, 'reply', body);
    const id = randomUUID();
    return this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      await manager.insert(PostReply, {
        id,
        postId: post.id,
        parentId: parent && (parent.parentId ?? parent.id),
        authorId: member.id,
        body,
        ...plainTexts(body),
      });
      await insertIfAbsent(manager, PostFollow, { postId: post.id, userId: member.id });
      await transaction.query(postRead(post.id, member.id));
      await transaction.query(achievementAward(['post_replies'], [member.id]));
      await this.notified.replied(post, { id, body, to: parent?.authorId ?? null }, member, transaction);
      await this.posts.changed(post, member, transaction);
      return { id };
    });
  }

  /** @throws NotFoundError, NotYoursError, RemovedError */
  async edit(replyId: string, member: Member, body: string): Promise<ReplyReference> {
    const { reply, post } = await this.findOrFail(replyId, member);
    if (!reply.isMine) throw new NotYoursError();
    if (reply.isRemoved || post.isRemoved) throw new RemovedError();
    if (reply.body === body) return { id: replyId };
    await this.database.transaction(async (transaction) => {
      await transaction.manager.insert(PostRevision, { postId: post.id, replyId, body: reply.body });
      await transaction.manager.update(
        PostReply,
        { id: replyId },
        { body, ...plainTexts(body), editedAt: new Date() },
      );
      await this.notified.mentioned(post, replyId, body, member, transaction);
      await this.posts.changed(post, member, transaction);
    });
    return { id: replyId };
  }

  /** Removes the text and keeps the place. @throws NotFoundError, NotYoursError */
  async remove(replyId: string, member: Member): Promise<void> {
    const { reply, post } = await this.findOrFail(replyId, member);
    if (!reply.isMine && !post.moderates) throw new NotYoursError();
    if (reply.isRemoved) return;
    await this.database.transaction(async (transaction) => {
      await transaction.manager.update(
        PostReply,
        { id: replyId },
        { deletedAt: new Date(), removedBy: reply.isMine ? 'author' : 'moderator', isAccepted: false },
      );
      await this.notifications.withdraw(replyId, transaction);
      await this.posts.changed(post, member, transaction);
    });
  }

  async revisions(replyId: string, member: Member): Promise<string> {
    const { reply, post } = await this.findOrFail(replyId, member);
    if (reply.isRemoved) throw new NotFoundError();
    return this.posts.revisions({ by: 'id', value: post.id }, member, replyId);
  }

  /** Accepts a reply as the answer, in place of another; `null` accepts none. @throws NotFoundError, NotYoursError, NotAQuestionError */
  async accept(ref: IdOrSlug, replyId: string, member: Member, accepts: boolean): Promise<void> {
    const post = await this.posts.toWriteOrFail(ref, member);
    if (!post.isMine && !post.moderates) throw new NotYoursError();
    if (post.kind !== 'question') throw new NotAQuestionError();
    await this.database.transaction(async (transaction) => {
      const { manager } = transaction;
      // The question's row decides who is first when two are accepted at once.
      await manager.findOne(Post, {
        where: { id: post.id },
        lock: { mode: 'pessimistic_write' },
        select: { id: true },
      });
      const reply = await manager.findOneBy(PostReply, {
        id: replyId,
        postId: post.id,
        deletedAt: IsNull(),
        hiddenAt: IsNull(),
      });
      if (!reply) throw new NotFoundError();
      if (reply.isAccepted === accepts) return;
      await manager.update(PostReply, { postId: post.id, isAccepted: true }, { isAccepted: false });
      if (accepts) {
        await manager.update(PostReply, { id: replyId }, { isAccepted: true });
        if (reply.authorId) await transaction.query(achievementAward(['post_replies'], [reply.authorId]));
        await transaction.query(postRead(post.id, member.id));
        await this.notified.accepted(post, reply, member, transaction);
      }
      await this.posts.changed(post, member, transaction);
    });
  }

  /** @throws ElsewhereError */
  private async answeredOrFail(post: PostToWrite, replyId: string, member: Member): Promise<ReplyToWrite> {
    const reply = await this.database.one<ReplyToWrite>(replyToWrite(replyId, member.id));
    const isSeen = reply && (!reply.isHidden || reply.isMine || post.moderates);
    if (!isSeen || reply.isRemoved || reply.postId !== post.id) throw new ElsewhereError();
    return reply;
  }

  /** @throws NotFoundError for replies the member may not see */
  async findOrFail(replyId: string, member: Member): Promise<{ reply: ReplyToWrite; post: PostToWrite }> {
    const reply = await this.database.one<ReplyToWrite>(replyToWrite(replyId, member.id));
    if (!reply) throw new NotFoundError();
    const post = await this.posts.toWriteOrFail({ by: 'id', value: reply.postId }, member);
    if (reply.isHidden && !reply.isMine && !post.moderates) throw new NotFoundError();
    return { reply, post };
  }
}
