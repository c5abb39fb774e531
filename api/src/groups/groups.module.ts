import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GroupJoinRequest } from './group-join-request.entity.js';
import { GroupMembership } from './group-membership.entity.js';
import { Group } from './group.entity.js';
import { GroupsController } from './groups.controller.js';
import { GroupsService } from './groups.service.js';
import { MembershipsService } from './memberships.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Group, GroupMembership, GroupJoinRequest])],
  controllers: [GroupsController],
  providers: [GroupsService, MembershipsService],
})
export class GroupsModule {}
