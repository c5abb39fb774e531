import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { LessonAnswer } from './answers/lesson-answer.entity.js';
import { LessonsService } from './lessons.service.js';
import { LessonMedia } from './media/lesson-media.entity.js';
import { LessonMediaController } from './media/media.controller.js';
import { LessonMediaService } from './media/media.service.js';
import { LessonNote } from './notes/lesson-note.entity.js';
import { LessonPosition } from './notes/lesson-position.entity.js';
import { LessonReflection } from './notes/lesson-reflection.entity.js';
import { JournalController } from './notes/journal.controller.js';
import { JournalService } from './notes/journal.service.js';
import { LessonNotesController } from './notes/lesson-notes.controller.js';
import { LessonNotesService } from './notes/lesson-notes.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LiveModule.forFeature('lesson:{id}'),
    PERSONAL_DATA,
    TypeOrmModule.forFeature([LessonAnswer, LessonMedia, LessonNote, LessonPosition, LessonReflection]),
  ],
  controllers: [AnswersController, JournalController, LessonMediaController, LessonNotesController],
  providers: [AnswersService, JournalService, LessonMediaService, LessonsService, LessonNotesService],
  exports: [LessonsService],
})
export class LessonsModule {}
