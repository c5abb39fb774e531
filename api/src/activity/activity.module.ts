import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { LessonActivity } from './lesson-activity.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([LessonActivity])],
  controllers: [ActivityController],
  providers: [ActivityService],
})
export class ActivityModule {}
