import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { LessonsModule } from '../../learning/lessons/lessons.module.js';
import { PostFollow } from './state/post-follow.entity.js';
import { PostModerationService } from './state/post-moderation.service.js';
import { PostNotifications } from './post-notifications.js';
import { PostReaction, ReplyReaction } from './state/post-reaction.entity.js';
import { PostRead } from './state/post-read.entity.js';
import { PostReply } from './replies/post-reply.entity.js';
import { PostRevision } from './state/post-revision.entity.js';
import { PostStateController } from './state/post-state.controller.js';
import { Post } from './post.entity.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { ReactionsController } from './state/reactions.controller.js';
import { ReactionsService } from './state/reactions.service.js';
import { RepliesController } from './replies/replies.controller.js';
import { RepliesService } from './replies/replies.service.js';
import { PollVote } from './polls/poll-vote.entity.js';
import { Poll } from './polls/poll.entity.js';
import { PollsController } from './polls/polls.controller.js';
import { PollsService } from './polls/polls.service.js';
import { PostingLimits } from './posting-limits.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { REPORT_SUBJECTS } from './registrations/report-subjects.queries.js';
import { SEARCH_SOURCES } from './registrations/search-sources.sql.js';

@Module({
  imports: [
    LiveModule.forFeature('posts', 'lesson-posts:{id}', 'event-posts:{id}', 'post:{id}'),
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    REPORT_SUBJECTS,
    LessonsModule,
    SEARCH_SOURCES,
    TypeOrmModule.forFeature([
      Post,
      PostReply,
      PostReaction,
      ReplyReaction,
      PostFollow,
      PostRead,
      PostRevision,
      Poll,
      PollVote,
    ]),
  ],
  controllers: [
    PostsController,
    PostStateController,
    RepliesController,
    ReactionsController,
    PollsController,
  ],
  providers: [
    PostsService,
    RepliesService,
    ReactionsService,
    PollsService,
    PostModerationService,
    PostNotifications,
    PostingLimits,
  ],
  exports: [PostsService],
})
export class PostsModule {}
