import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { IsMoment, IsWallTime } from '../../../core/time/dates.js';
import { RequiredTimeZone } from '../../../core/time/time-zone.js';
import { ClearableText, TrimmedText, WebAddress } from '../../../core/validation/validation.js';
import { AuthorSummary } from '../../../identity/users/person.dto.js';
import { MENTORSHIP_STATES, type MentorshipState } from './mentorship-request.entity.js';

const TIME_MESSAGE = 'Choose a day and time.';
const WALL_TIME = { type: String, example: '2026-05-14T18:00' };

/** Three times that suit, as the clocks of the zone show them. */
export class SuggestedTimes {
  @ApiProperty(WALL_TIME)
  @IsWallTime(TIME_MESSAGE)
  firstTime!: string;

  @ApiProperty(WALL_TIME)
  @IsWallTime(TIME_MESSAGE)
  secondTime!: string;

  @ApiProperty(WALL_TIME)
  @IsWallTime(TIME_MESSAGE)
  thirdTime!: string;

  @RequiredTimeZone()
  timeZone!: string;
}

export class NewMentorshipRequest extends SuggestedTimes {
  /** What the session is about */
  @TrimmedText({
    max: 120,
    message: 'Enter a topic of up to 120 characters.',
    example: 'Pricing my workshop',
  })
  topic!: string;

  /** What they tried, and where they are stuck */
  @ClearableText({ max: 2000, multiline: true, message: 'Use up to 2,000 characters.' })
  details?: string | null;

  /** Where they are stuck; a lesson or a project */
  @IsOptional()
  @IsUUID('all', { message: 'Choose a lesson from the list.' })
  @ApiProperty({ format: 'uuid', nullable: true, required: false, type: String })
  lessonId?: string | null;

  @IsOptional()
  @IsUUID('all', { message: 'Choose a project from the list.' })
  @ApiProperty({ format: 'uuid', nullable: true, required: false, type: String })
  projectId?: string | null;
}

/** One to three times, and where to meet. */
export class MentorProposal {
  @ApiProperty(WALL_TIME)
  @IsWallTime(TIME_MESSAGE)
  firstTime!: string;

  @ApiProperty({ ...WALL_TIME, nullable: true, required: false })
  @IsOptional()
  @IsWallTime(TIME_MESSAGE)
  secondTime?: string | null;

  @ApiProperty({ ...WALL_TIME, nullable: true, required: false })
  @IsOptional()
  @IsWallTime(TIME_MESSAGE)
  thirdTime?: string | null;

  @RequiredTimeZone()
  timeZone!: string;

  /** Where they meet */
  @WebAddress({ max: 500, protocols: ['https'], message: 'Enter a link that starts with https://.' })
  meetingUrl!: string;

  @ClearableText({ max: 1000, multiline: true, message: 'Use up to 1,000 characters.' })
  message?: string | null;
}

export class MentorshipAcceptance {
  /** One of the proposed times */
  @ApiProperty({ format: 'date-time' })
  @IsMoment('Choose one of the times.')
  at!: string;
}

export class MentorshipNote {
  @TrimmedText({ multiline: true, max: 5000, message: 'Enter a note of up to 5,000 characters.' })
  text!: string;
}

/** A lesson or a project. */
export class MentorshipPlace {
  @ApiProperty({ format: 'uuid' }) id!: string;
  title!: string;
}

/** What a member can name as the place where they are stuck. */
export class MentorshipPlaces {
  /** Those they worked on last, at most 20 */ lessons!: MentorshipPlace[];
  /** Their own and those they take part in, at most 20 */ projects!: MentorshipPlace[];
}

export class MentorshipSubject {
  kind!: 'lesson' | 'project';
  title!: string;
  /** Path on the site */ href!: string;
}

export class MentorshipReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

/** A request, as its member and mentors see it. */
export class MentorshipItem extends MentorshipReference {
  @ApiProperty({ enum: MENTORSHIP_STATES, enumName: 'MentorshipState' }) state!: MentorshipState;
  topic!: string;
  details!: string | null;
  /** Where they are stuck */ subject!: MentorshipSubject | null;
  member!: AuthorSummary;
  /** IANA name */ memberTimeZone!: string;
  /** Whether the member has Pro now */ isPro!: boolean;
  mentor!: AuthorSummary | null;
  mentorTimeZone!: string | null;
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'date-time' } }) suggestedTimes!: string[];
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'date-time' } }) proposedTimes!: string[];
  @ApiProperty({ format: 'date-time', nullable: true }) meetsAt!: string | null;
  meetingUrl!: string | null;
  /** The mentor’s, with the times */ message!: string | null;
  /** Of the session, for both */ note!: string | null;
  @ApiProperty({ format: 'date' }) answerBy!: string;
  /** Whether nobody has answered in time */ isOverdue!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class MyMentorship {
  /** Whether the caller may answer requests */ isMentor!: boolean;
  /** Whether they may ask now */ canAsk!: boolean;
  /** When they may ask again, where this month’s session is what stops them */
  @ApiProperty({ format: 'date', nullable: true })
  nextRequestOn!: string | null;
  /** Their own without those they withdrew, the latest first, at most 24 */ requests!: MentorshipItem[];
}

export class MentorshipQueue {
  /** Whether the caller may answer requests; for others everything is empty */ isMentor!: boolean;
  /** Nobody has answered them: Pro first, then the oldest first; at most 50 */ waiting!: MentorshipItem[];
  @ApiProperty({ type: 'integer' }) waitingCount!: number;
  /** Those the caller answered, until the note is written; at most 50 */ mine!: MentorshipItem[];
  /** With the caller’s note, the latest first, at most 20 */ done!: MentorshipItem[];
}
