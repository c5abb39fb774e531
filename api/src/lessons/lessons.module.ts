import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientRequestsModule } from '../client-requests/client-requests.module.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { LessonAnswer } from './answers/lesson-answer.entity.js';
import { LessonsService } from './lessons.service.js';
import { LessonMedia } from './media/lesson-media.entity.js';
import { LessonMediaController } from './media/media.controller.js';
import { LessonMediaService } from './media/media.service.js';
import { LessonNote } from './own/lesson-note.entity.js';
import { LessonPosition } from './own/lesson-position.entity.js';
import { LessonReflection } from './own/lesson-reflection.entity.js';
import { JournalController } from './own/journal.controller.js';
import { JournalService } from './own/journal.service.js';
import { OwnController } from './own/own.controller.js';
import { OwnService } from './own/own.service.js';

@Module({
  imports: [
    ClientRequestsModule,
    TypeOrmModule.forFeature([LessonAnswer, LessonMedia, LessonNote, LessonPosition, LessonReflection]),
  ],
  controllers: [AnswersController, JournalController, LessonMediaController, OwnController],
  providers: [AnswersService, JournalService, LessonMediaService, LessonsService, OwnService],
  exports: [LessonsService],
})
export class LessonsModule {}
