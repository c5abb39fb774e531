import { ApiProperty } from '@nestjs/swagger';
import { CourseSummary } from '../../learning/courses/courses.dto.js';

export class RelatedEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  @ApiProperty({ description: 'IANA name' }) timeZone!: string;
}

export class RelatedDiscussion {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer' }) replyCount!: number;
}

export class Companion {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ description: 'Whether they have finished the course' }) hasFinished!: boolean;
  @ApiProperty({ type: [String] }) helpsWith!: string[];
}

export const TOGETHER_KINDS = ['project', 'exchange'] as const;

export class RelatedTogether {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: TOGETHER_KINDS }) kind!: (typeof TOGETHER_KINDS)[number];
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

export class RelatedToCourse {
  @ApiProperty({ type: [RelatedEvent], description: 'At most three, the next first' })
  events!: RelatedEvent[];
  @ApiProperty({ type: [RelatedDiscussion], description: 'At most three' }) discussions!: RelatedDiscussion[];
  @ApiProperty({
    type: [Companion],
    description: 'At most three who take the course and show it on their profile; none for visitors',
  })
  people!: Companion[];
  @ApiProperty({
    type: [RelatedTogether],
    description: 'At most three projects and exchanges of others that are open; none for visitors',
  })
  together!: RelatedTogether[];
  @ApiProperty({
    type: CourseSummary,
    nullable: true,
    description: 'After it on its track, not yet finished',
  })
  nextCourse!: CourseSummary | null;
}
