import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { MediaModule } from '../../site/media/media.module.js';
import { AnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { LessonAnswer } from './answers/lesson-answer.entity.js';
import { Lesson } from './lesson.entity.js';
import { LessonsService } from './lessons.service.js';
import { LessonMediaController } from './media/media.controller.js';
import { LessonMediaService } from './media/media.service.js';
import { LessonNote } from './notes/lesson-note.entity.js';
import { LessonPosition } from './notes/lesson-position.entity.js';
import { LessonReflection } from './notes/lesson-reflection.entity.js';
import { JournalController } from './notes/journal.controller.js';
import { JournalService } from './notes/journal.service.js';
import { LessonNotesController } from './notes/lesson-notes.controller.js';
import { LessonNotesService } from './notes/lesson-notes.service.js';
import { LessonReadingController } from './reading/lesson-reading.controller.js';
import { LessonReadingService } from './reading/lesson-reading.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LiveModule.forFeature('lesson:{id}'),
    MediaModule,
    PERSONAL_DATA,
    TypeOrmModule.forFeature([Lesson, LessonAnswer, LessonNote, LessonPosition, LessonReflection]),
  ],
  controllers: [
    AnswersController,
    JournalController,
    LessonReadingController,
    LessonMediaController,
    LessonNotesController,
  ],
  providers: [
    AnswersService,
    JournalService,
    LessonMediaService,
    LessonReadingService,
    LessonsService,
    LessonNotesService,
  ],
  exports: [LessonsService],
})
export class LessonsModule {}
