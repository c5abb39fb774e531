import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FollowsController } from './follows.controller.js';
import { FollowsService } from './follows.service.js';
import { MemberFollow } from './member-follow.entity.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { TagFollow } from './tag-follow.entity.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([TagFollow, MemberFollow])],
  controllers: [FollowsController],
  providers: [FollowsService],
})
export class FollowsModule {}
