import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MembersModule } from '../members/members.module.js';
import { Introduction } from './introduction.entity.js';
import { IntroductionsController } from './introductions.controller.js';
import { IntroductionsService } from './introductions.service.js';
import { NOTIFICATION_KINDS } from './notification-kinds.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([Introduction]),
    ConversationsModule,
    MembersModule,
  ],
  controllers: [IntroductionsController],
  providers: [IntroductionsService],
  exports: [IntroductionsService],
})
export class IntroductionsModule {}
