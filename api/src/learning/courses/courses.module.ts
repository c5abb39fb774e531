import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchTermsModule } from '../../core/search/search-terms.module.js';
import { CourseModule } from './course-module.entity.js';
import { Course } from './course.entity.js';
import { CoursesController } from './courses.controller.js';
import { CoursesService } from './courses.service.js';

@Module({
  imports: [SearchTermsModule, TypeOrmModule.forFeature([Course, CourseModule])],
  controllers: [CoursesController],
  providers: [CoursesService],
})
export class CoursesModule {}
