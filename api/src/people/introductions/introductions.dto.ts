import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { TrimmedText } from '../../core/validation/validation.js';
import { MemberSummary } from '../members/members.dto.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';

export class NewIntroduction {
  @ApiProperty({ format: 'uuid', description: 'To whom' })
  @IsUUID('all', { message: 'Choose a member.' })
  toId!: string;

  @TrimmedText({
    multiline: true,
    max: 500,
    words: 'Say in up to 500 characters why they should know each other.',
    example: 'You both train new managers.',
  })
  reason!: string;
}

export class IntroductionReference {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

const INTRODUCTION_STATES = ['waiting', 'connected'] as const;
export type IntroductionState = (typeof INTRODUCTION_STATES)[number];

export class IntroductionAnswer {
  @ApiProperty({ enum: INTRODUCTION_STATES }) state!: IntroductionState;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) conversationId!: string | null;
}

/** Somebody would like the caller to know somebody. */
export class ReceivedIntroduction extends IntroductionAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: AuthorSummary }) by!: AuthorSummary;
  @ApiProperty({ type: MemberSummary }) to!: MemberSummary;
  @ApiProperty() reason!: string;
  @ApiProperty({ description: 'Whether the caller has said yes' }) agreed!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

/** The caller would like two people to know each other; who said what is not told. */
export class MadeIntroduction extends IntroductionAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: AuthorSummary }) first!: AuthorSummary;
  @ApiProperty({ type: AuthorSummary }) second!: AuthorSummary;
  @ApiProperty() reason!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

/** The latest fifty of each. */
export class IntroductionsResponse {
  @ApiProperty({ type: [ReceivedIntroduction] }) received!: ReceivedIntroduction[];
  @ApiProperty({ type: [MadeIntroduction] }) made!: MadeIntroduction[];
}
