import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { ForbiddenError } from '../../../core/errors/errors.js';
import { Database } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import { Post } from '../post.entity.js';
import { PostsService } from '../posts.service.js';

/** What moderators, the owners of a group and the hosts of an event do to the discussions they look after. */
@Injectable()
export class PostModerationService {
  constructor(
    private readonly database: Database,
    private readonly posts: PostsService,
  ) {}

  /** @throws NotFoundError, ForbiddenError */
  async set(ref: IdOrSlug, member: Member, changes: { pinned?: boolean; locked?: boolean }): Promise<void> {
    const post = await this.posts.toWriteOrFail(ref, member);
    if (!post.moderates)
      throw new ForbiddenError('not_moderator', 'Only people who moderate this discussion can do this.');
    const since = (on: boolean) => (on ? new Date() : null);
    await this.database.transaction(async (transaction) => {
      await transaction.manager.update(
        Post,
        { id: post.id },
        {
          ...(changes.pinned !== undefined && { pinnedAt: since(changes.pinned) }),
          ...(changes.locked !== undefined && { lockedAt: since(changes.locked) }),
        },
      );
      await this.posts.changed(post, member, transaction);
    });
  }
}
