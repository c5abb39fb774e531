import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { TrimmedText } from '../../core/validation/validation.js';
import { MemberSummary } from '../members/members.dto.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

export class NewIntroduction {
  /** To whom */
  @IsUUID('all', { message: 'Choose a member.' })
  toId!: string;

  @TrimmedText({
    multiline: true,
    max: 500,
    message: 'Explain in up to 500 characters why they should meet.',
    example: 'You both train new managers.',
  })
  reason!: string;
}

export class IntroductionReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

export type IntroductionState = 'waiting' | 'connected';

export class IntroductionAnswer {
  state!: IntroductionState;
  @ApiProperty({ format: 'uuid' }) conversationId!: string | null;
}

/** Someone would like the caller to know someone. */
export class ReceivedIntroduction extends IntroductionAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  by!: AuthorSummary;
  to!: MemberSummary;
  reason!: string;
  /** Whether the caller has said yes */ agreed!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

/** The caller would like two people to know each other; who said what is not disclosed. */
export class MadeIntroduction extends IntroductionAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  first!: AuthorSummary;
  second!: AuthorSummary;
  reason!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

/** The latest fifty of each. */
export class IntroductionsResponse {
  received!: ReceivedIntroduction[];
  made!: MadeIntroduction[];
}
