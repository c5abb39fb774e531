import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PostReaction } from './post-reaction.entity.js';
import { PostReply } from './post-reply.entity.js';
import { Post } from './post.entity.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Post, PostReply, PostReaction])],
  controllers: [PostsController],
  providers: [PostsService],
})
export class PostsModule {}
