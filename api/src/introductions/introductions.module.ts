import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MembersModule } from '../members/members.module.js';
import { Introduction } from './introduction.entity.js';
import { IntroductionsController } from './introductions.controller.js';
import { IntroductionsService } from './introductions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Introduction]), MembersModule],
  controllers: [IntroductionsController],
  providers: [IntroductionsService],
  exports: [IntroductionsService],
})
export class IntroductionsModule {}
