import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsIn, IsUUID } from 'class-validator';
import { TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { MESSAGE_AUDIENCES, type MessageAudience } from './event-message.entity.js';

export const MAX_MARKED = 500;
export const MAX_MESSAGE = 10_000;

@ApiSchema({ name: 'EventAttendance' })
export class Attendance {
  @ApiProperty({ type: String, format: 'uuid', isArray: true })
  @ArrayMaxSize(MAX_MARKED, { message: 'Mark up to 500 people at once.' })
  @IsUUID('all', { each: true, message: 'Choose people from the list.' })
  userIds!: string[];

  @IsBoolean({ message: 'Choose whether they attended.' })
  attended!: boolean;
}

@ApiSchema({ name: 'NewEventMessage' })
export class NewEventMessage {
  @ApiProperty({ enum: MESSAGE_AUDIENCES, enumName: 'EventMessageAudience' })
  @IsIn(MESSAGE_AUDIENCES, { message: 'Choose who gets it.' })
  audience!: MessageAudience;

  @TrimmedText({ max: 150, message: 'Enter a subject of up to 150 characters.' })
  subject!: string;

  /** Markdown */
  @TrimmedText({ max: MAX_MESSAGE, multiline: true, message: 'Write up to 10,000 characters.' })
  text!: string;
}

export class EventPerson {
  person!: AuthorSummary;
  attended!: boolean;
}

export class EventMessageSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: MESSAGE_AUDIENCES, enumName: 'EventMessageAudience' }) audience!: MessageAudience;
  subject!: string;
  /** Markdown */ text!: string;
  author!: AuthorSummary | null;
  /** How many it was emailed to */ @ApiProperty({ type: 'integer' }) recipients!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

/** How many an email would reach now: people who get emails from hosts, but for the caller. */
export class EventMessageReach {
  @ApiProperty({ type: 'integer' }) going!: number;
  @ApiProperty({ type: 'integer' }) waitlist!: number;
}

/** Who is going, for the hosts. */
export class EventPeople {
  hasStarted!: boolean;
  /** By name, at most 500 */ people!: EventPerson[];
  @ApiProperty({ type: 'integer' }) goingCount!: number;
  @ApiProperty({ type: 'integer' }) attendedCount!: number;
  reach!: EventMessageReach;
  /** How many more may be sent today */ @ApiProperty({ type: 'integer' }) messagesLeft!: number;
  /** The latest first, at most 50 */ messages!: EventMessageSummary[];
}
