import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CourseReview } from './course-review.entity.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { REPORT_SUBJECTS } from './report-subjects.queries.js';

@Module({
  imports: [PERSONAL_DATA, REPORT_SUBJECTS, TypeOrmModule.forFeature([CourseReview])],
  controllers: [ReviewsController],
  providers: [ReviewsService],
})
export class ReviewsModule {}
