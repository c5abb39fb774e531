import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { MembersModule } from '../members/members.module.js';
import { FriendshipTie } from './friendship.entity.js';
import { FriendshipsController } from './friendships.controller.js';
import { FriendshipsService } from './friendships.service.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LiveModule.forFeature('friends'),
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([FriendshipTie]),
    MembersModule,
  ],
  controllers: [FriendshipsController],
  providers: [FriendshipsService],
  exports: [FriendshipsService],
})
export class FriendshipsModule {}
