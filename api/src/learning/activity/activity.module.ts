import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { ProgressExportController } from './export/progress-export.controller.js';
import { ProgressExportService } from './export/progress-export.service.js';
import { LessonActivity } from './lesson-activity.entity.js';
import { WeeklyGoal } from './weekly-goal.entity.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [PERSONAL_DATA, TypeOrmModule.forFeature([LessonActivity, WeeklyGoal])],
  controllers: [ActivityController, ProgressExportController],
  providers: [ActivityService, ProgressExportService],
})
export class ActivityModule {}
