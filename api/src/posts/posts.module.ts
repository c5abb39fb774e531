import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostFollow } from './post-follow.entity.js';
import { PostModerationService } from './post-moderation.service.js';
import { PostNotifications } from './post-notifications.js';
import { PostReaction, ReplyReaction } from './post-reaction.entity.js';
import { PostRead } from './post-read.entity.js';
import { PostReply } from './post-reply.entity.js';
import { PostRevision } from './post-revision.entity.js';
import { PostStateController } from './post-state.controller.js';
import { Post } from './post.entity.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { ReactionsController } from './reactions.controller.js';
import { ReactionsService } from './reactions.service.js';
import { RepliesController } from './replies.controller.js';
import { RepliesService } from './replies.service.js';
import { WritingLimits } from './writing-limits.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Post,
      PostReply,
      PostReaction,
      ReplyReaction,
      PostFollow,
      PostRead,
      PostRevision,
    ]),
  ],
  controllers: [PostsController, PostStateController, RepliesController, ReactionsController],
  providers: [
    PostsService,
    RepliesService,
    ReactionsService,
    PostModerationService,
    PostNotifications,
    WritingLimits,
  ],
})
export class PostsModule {}
