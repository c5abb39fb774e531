import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FriendshipsModule } from '../friendships/friendships.module.js';
import { IntroductionsModule } from '../introductions/introductions.module.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksService } from './blocks.service.js';
import { MemberBlock } from './member-block.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([MemberBlock]), FriendshipsModule, IntroductionsModule],
  controllers: [BlocksController],
  providers: [BlocksService],
})
export class BlocksModule {}
