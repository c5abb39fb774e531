import { ApiProperty } from '@nestjs/swagger';
import { CourseLink, NextLesson } from '../courses/courses.dto.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';

export class EnrolledCourse extends CourseLink {
  @ApiProperty({ example: '3 h 20 min' }) duration!: string;
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  @ApiProperty({ type: 'integer' }) lessonCount!: number;
  @ApiProperty({ enum: TRACKS }) track!: Track;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
}

export class EnrollmentResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) courseId!: string;
  @ApiProperty({ type: EnrolledCourse }) course!: EnrolledCourse;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: '0 not started, 100 completed' })
  progress!: number;
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) completedAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastActivityAt!: string | null;
  @ApiProperty({ type: NextLesson, nullable: true, description: 'The first lesson that is not complete' })
  nextLesson!: NextLesson | null;
  @ApiProperty({ type: 'integer', description: 'Lessons that came since the course was finished' })
  newLessons!: number;
}
