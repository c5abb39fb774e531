import { ApiProperty } from '@nestjs/swagger';
import { CourseLink, NextLesson } from '../courses/courses.dto.js';
import type { Track } from '../../identity/users/user.entity.js';

export class EnrolledCourse extends CourseLink {
  @ApiProperty({ example: '3 h 20 min' }) duration!: string;
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  @ApiProperty({ type: 'integer' }) lessonCount!: number;
  track!: Track;
  /** Seeds the drawn cover */ coverSeed!: string;
}

export class EnrollmentResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) courseId!: string;
  course!: EnrolledCourse;
  /** 0 not started, 100 completed */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) progress!: number;
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ format: 'date-time' }) completedAt!: string | null;
  @ApiProperty({ format: 'date-time' }) lastActivityAt!: string | null;
  /** The first lesson that is not complete */ nextLesson!: NextLesson | null;
  /** Lessons that came since the course was finished */
  @ApiProperty({ type: 'integer' }) newLessons!: number;
}
