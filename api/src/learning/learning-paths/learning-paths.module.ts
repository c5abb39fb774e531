import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { LearningPathCourse } from './learning-path-course.entity.js';
import { LearningPathMembership } from './learning-path-membership.entity.js';
import { LearningPath } from './learning-path.entity.js';
import { LearningPathsController } from './learning-paths.controller.js';
import { LearningPathsService } from './learning-paths.service.js';
import { StaffPathsController } from './staff/staff-paths.controller.js';
import { StaffPathsService } from './staff/staff-paths.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';

@Module({
  imports: [
    LiveModule.forFeature('learning-path:{id}'),
    PERSONAL_DATA,
    TypeOrmModule.forFeature([LearningPath, LearningPathCourse, LearningPathMembership]),
  ],
  controllers: [LearningPathsController, StaffPathsController],
  providers: [LearningPathsService, StaffPathsService],
})
export class LearningPathsModule {}
