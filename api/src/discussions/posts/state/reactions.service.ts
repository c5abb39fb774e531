import { Injectable } from '@nestjs/common';
import { insertIfAbsent } from '../../../core/database/insert-if-absent.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import { PostNotifications } from '../post-notifications.js';
import type { ReactionKind } from '../../../core/reactions/reactions.dto.js';
import { PostReaction, ReplyReaction } from './post-reaction.entity.js';
import { RemovedError } from '../posts.errors.js';
import type { PostToWrite } from '../posts.queries.js';
import { PostsService } from '../posts.service.js';
import { RepliesService } from '../replies/replies.service.js';

@Injectable()
export class ReactionsService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsService,
    private readonly replies: RepliesService,
    private readonly notifications: PostNotifications,
  ) {}

  async reactToPost(ref: IdOrSlug, member: Member, kind: ReactionKind, reacts: boolean): Promise<void> {
    const post = await this.posts.toWriteOrFail(ref, member);
    if (post.isRemoved) throw new RemovedError();
    const to = { id: post.id, authorId: post.authorId, isReply: false };
    const row = { postId: post.id, userId: member.id, kind };
    await this.apply(post, to, member, reacts, async ({ manager }) => {
      if (!reacts) return ((await manager.delete(PostReaction, row)).affected ?? 0) > 0;
      return insertIfAbsent(manager, PostReaction, row);
    });
  }

  async reactToReply(replyId: string, member: Member, kind: ReactionKind, reacts: boolean): Promise<void> {
    const { reply, post } = await this.replies.findOrFail(replyId, member);
    if (reply.isRemoved || post.isRemoved) throw new RemovedError();
    const to = { id: reply.id, authorId: reply.authorId, isReply: true };
    const row = { replyId, userId: member.id, kind };
    await this.apply(post, to, member, reacts, async ({ manager }) => {
      if (!reacts) return ((await manager.delete(ReplyReaction, row)).affected ?? 0) > 0;
      return insertIfAbsent(manager, ReplyReaction, row);
    });
  }

  private apply(
    post: PostToWrite,
    to: Parameters<PostNotifications['reacted']>[1],
    member: Member,
    reacts: boolean,
    write: (transaction: Transaction) => Promise<boolean>,
  ): Promise<void> {
    return this.database.transaction(async (transaction) => {
      if (!(await write(transaction))) return;
      if (reacts) await this.notifications.reacted(post, to, member, transaction);
      await this.posts.changed(post, member, transaction);
    });
  }
}
