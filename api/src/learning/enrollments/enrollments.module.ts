import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Enrollment } from './enrollment.entity.js';
import { EnrollmentsController } from './enrollments.controller.js';
import { EnrollmentsService } from './enrollments.service.js';
import { LessonCompletion } from './lesson-completion.entity.js';
import { PERSONAL_DATA } from './personal-data.queries.js';
import { RECOMMENDATIONS } from './recommendations.sql.js';

@Module({
  imports: [PERSONAL_DATA, RECOMMENDATIONS, TypeOrmModule.forFeature([Enrollment, LessonCompletion])],
  controllers: [EnrollmentsController],
  providers: [EnrollmentsService],
})
export class EnrollmentsModule {}
