import { ApiProperty } from '@nestjs/swagger';
import { CourseLink, CourseSummary, NextLesson } from '../courses/courses.dto.js';

export class PathStep {
  course!: CourseLink;
  /** null before the caller is enrolled */ lesson!: NextLesson | null;
}

export class LearningPathResponse {
  /** A track, or the slug of another path */ id!: string;
  title!: string;
  description!: string;
  /** Whether the caller has joined */ isMember!: boolean;
  /** Of all its courses */ @ApiProperty({ type: 'integer' }) totalMinutes!: number;
  /** How many courses there are */ @ApiProperty({ type: 'integer' }) total!: number;
  /** How many the caller has completed */ @ApiProperty({ type: 'integer' }) completed!: number;
  /** Completed over total */ @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) percent!: number;
  /** In the first course that is not complete */ next!: PathStep | null;
  /** In the order in which they are best taken */ courses!: CourseSummary[];
}
