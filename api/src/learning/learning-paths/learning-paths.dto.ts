import { ApiProperty } from '@nestjs/swagger';
import { CourseLink, CourseSummary, NextLesson } from '../courses/courses.dto.js';
import { type Track, TRACKS } from '../../identity/users/user.entity.js';

export class PathStep {
  @ApiProperty({ type: CourseLink }) course!: CourseLink;
  @ApiProperty({ type: NextLesson, nullable: true, description: 'null before the caller is enrolled' })
  lesson!: NextLesson | null;
}

export class LearningPathResponse {
  @ApiProperty({ enum: TRACKS }) id!: Track;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ description: 'Whether the caller has joined' }) isMember!: boolean;
  @ApiProperty({ type: 'integer', description: 'Of all its courses' }) totalMinutes!: number;
  @ApiProperty({ type: 'integer', description: 'How many courses there are' }) total!: number;
  @ApiProperty({ type: 'integer', description: 'How many the caller has completed' }) completed!: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, description: 'Completed over total' })
  percent!: number;
  @ApiProperty({ type: PathStep, nullable: true, description: 'In the first course that is not complete' })
  next!: PathStep | null;
  @ApiProperty({ type: [CourseSummary], description: 'In the order in which they are best taken' })
  courses!: CourseSummary[];
}
