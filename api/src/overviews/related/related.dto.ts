import { ApiProperty } from '@nestjs/swagger';
import { CourseSummary } from '../../learning/courses/courses.dto.js';
import type { EntryKind } from '../../synergizer/entries.sql.js';

export class RelatedEvent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ format: 'date-time' }) startDate!: string;
  /** IANA name */ timeZone!: string;
}

export class RelatedDiscussion {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  title!: string;
  @ApiProperty({ type: 'integer' }) replyCount!: number;
}

export class Peer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  currentRole!: string | null;
  location!: string | null;
  profileImageUrl!: string | null;
  /** Whether they have finished the course */ hasFinished!: boolean;
  helpsWith!: string[];
}

export class RelatedTogether {
  @ApiProperty({ format: 'uuid' }) id!: string;
  kind!: EntryKind;
  slug!: string;
  title!: string;
}

export class RelatedToCourse {
  /** At most three, the next first */ events!: RelatedEvent[];
  /** At most three */ discussions!: RelatedDiscussion[];
  /** At most three who take the course and show it on their profile; none for visitors */
  people!: Peer[];
  /** At most three open entries of the Synergizer, of others; none for visitors */
  together!: RelatedTogether[];
  /** After it on its track, not yet finished */ nextCourse!: CourseSummary | null;
}
