import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../../core/paging/paging.js';

/** Those that a person may want to see one by one. */
export const LISTED_STATES = ['uncertain', 'failed', 'skipped', 'bounced', 'complained'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

@ApiSchema({ name: 'NewsletterRecipientQuery' })
export class RecipientQuery extends PageQuery {
  @ApiProperty({ enum: LISTED_STATES, enumName: 'NewsletterRecipientState' })
  @IsIn(LISTED_STATES, { message: 'Choose one of the statuses.' })
  state!: ListedState;
}

@ApiSchema({ name: 'NewsletterRecipient' })
export class NewsletterRecipientEntry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Null once their data was erased */ email!: string | null;
  @ApiProperty({ enum: LISTED_STATES, enumName: 'NewsletterRecipientState' }) state!: ListedState;
  /** What the mail server answered */ problem!: string | null;
  @ApiProperty({ format: 'date-time', nullable: true }) at!: string | null;
}
