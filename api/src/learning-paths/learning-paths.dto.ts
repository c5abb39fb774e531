import { ApiProperty } from '@nestjs/swagger';
import { CourseSummary } from '../courses/courses.dto.js';
import { type Track, TRACKS } from '../users/user.entity.js';

export class LearningPathResponse {
  @ApiProperty({ enum: TRACKS }) id!: Track;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ type: [CourseSummary], description: 'In the order in which they are best taken' })
  courses!: CourseSummary[];
}
