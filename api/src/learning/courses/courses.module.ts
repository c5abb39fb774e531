import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { CourseModule } from './course-module.entity.js';
import { Course } from './course.entity.js';
import { CoursesController } from './courses.controller.js';
import { CoursesService } from './courses.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { RECOMMENDATIONS } from './recommendations.sql.js';
import { SEARCH_SOURCES } from './search-sources.sql.js';

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
