import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { FriendshipsModule } from '../friendships/friendships.module.js';
import { IntroductionsModule } from '../introductions/introductions.module.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksService } from './blocks.service.js';
import { MemberBlock } from './member-block.entity.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LiveModule.forFeature('blocks'),
    PERSONAL_DATA,
    TypeOrmModule.forFeature([MemberBlock]),
    FriendshipsModule,
    IntroductionsModule,
  ],
  controllers: [BlocksController],
  providers: [BlocksService],
})
export class BlocksModule {}
