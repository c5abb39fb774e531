import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { CourseModule } from './course-module.entity.js';
import { Course } from './course.entity.js';
import { CoursesController } from './courses.controller.js';
import { CoursesService } from './courses.service.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { RECOMMENDATIONS } from './registrations/recommendations.sql.js';
import { SEARCH_SOURCES } from './registrations/search-sources.sql.js';

@Module({
  imports: [
    LiveModule.forFeature('course:{id}'),
    PERSONAL_DATA,
    RECOMMENDATIONS,
    SEARCH_SOURCES,
    TypeOrmModule.forFeature([Course, CourseModule]),
  ],
  controllers: [CoursesController],
  providers: [CoursesService],
})
export class CoursesModule {}
