import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Matches, MaxLength, Min, ValidateIf } from 'class-validator';
import { OrderedPageQuery } from '../../core/paging/paging.js';
import { IsMoment } from '../../core/time/dates.js';
import { ClearableText, TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { AUDIENCES, NEWSLETTER_STATES, type Audience, type NewsletterState } from './newsletter.entity.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_RULE = { message: 'Use lowercase letters, digits and single hyphens.' };

const IfSent = () => ValidateIf((_, value) => value !== undefined);

export class NewsletterListQuery extends OrderedPageQuery {
  @ApiPropertyOptional({ enum: NEWSLETTER_STATES, enumName: 'NewsletterIssueState' })
  @IsOptional()
  @IsIn(NEWSLETTER_STATES, { message: 'Choose one of the statuses.' })
  state?: NewsletterState;
}

/** How many of the recipients, who are frozen when the sending begins. */
export class NewsletterCounts {
  @ApiProperty({ type: 'integer' }) recipients!: number;
  @ApiProperty({ type: 'integer' }) sent!: number;
  /** The mail server refused it */ @ApiProperty({ type: 'integer' }) failed!: number;
  /** It may have arrived, and isn’t sent again */ @ApiProperty({ type: 'integer' }) uncertain!: number;
  /** They unsubscribed, or their address refused mail, since */
  @ApiProperty({ type: 'integer' })
  skipped!: number;
  /** Canceled before it was their turn */ @ApiProperty({ type: 'integer' }) canceled!: number;
  /** Still to be sent */ @ApiProperty({ type: 'integer' }) left!: number;
  /** Sent, and returned by the mail provider later */ @ApiProperty({ type: 'integer' }) bounced!: number;
  /** Sent, and marked as spam */ @ApiProperty({ type: 'integer' }) complained!: number;
}

@ApiSchema({ name: 'NewsletterSummary' })
export class NewsletterSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  subject!: string;
  @ApiProperty({ enum: NEWSLETTER_STATES, enumName: 'NewsletterIssueState' }) state!: NewsletterState;
  @ApiProperty({ enum: AUDIENCES, enumName: 'NewsletterAudience' }) audience!: Audience;
  author!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time', nullable: true }) scheduledFor!: string | null;
  @ApiProperty({ format: 'date-time', nullable: true }) beganAt!: string | null;
  @ApiProperty({ format: 'date-time', nullable: true }) endedAt!: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  counts!: NewsletterCounts;
}

@ApiSchema({ name: 'NewsletterDetail' })
export class NewsletterDetail extends NewsletterSummary {
  preheader!: string;
  /** Markdown */ body!: string;
  /** Whether everyone may read it on the site once it is sent */ inArchive!: boolean;
  /** For the next change */ @ApiProperty({ type: 'integer' }) version!: number;
}

/** How many subscribers an issue would go to now. */
export class NewsletterAudiences implements Record<Audience, number> {
  @ApiProperty({ type: 'integer' }) all!: number;
  @ApiProperty({ type: 'integer' }) free!: number;
  @ApiProperty({ type: 'integer' }) pro!: number;
  /** Who is interested in this */ @ApiProperty({ type: 'integer' }) 'ai-mastery'!: number;
  @ApiProperty({ type: 'integer' }) 'consciousness-integration'!: number;
  @ApiProperty({ type: 'integer' }) 'leadership-transformation'!: number;
}

/** What is left out stays as it is; of a new one, it is empty. */
@ApiSchema({ name: 'NewsletterRequest' })
export class NewsletterRequest {
  @TrimmedText({ max: 150, message: 'Enter a subject of up to 150 characters.' })
  subject!: string;

  /** What email programs show beside the subject */
  @ClearableText({ max: 200, message: 'Enter up to 200 characters.' })
  preheader?: string | null;

  /** Markdown */
  @ClearableText({ max: 20_000, multiline: true, message: 'Write up to 20,000 characters.' })
  body?: string | null;

  /** Of its page; made from the subject unless given */
  @IfSent()
  @ApiPropertyOptional({ maxLength: 80 })
  @MaxLength(80, { message: 'Use up to 80 characters.' })
  @Matches(SLUG, SLUG_RULE)
  slug?: string;

  @IfSent()
  @ApiPropertyOptional({ enum: AUDIENCES, enumName: 'NewsletterAudience' })
  @IsIn(AUDIENCES, { message: 'Choose one of the audiences.' })
  audience?: Audience;

  @IfSent()
  @ApiPropertyOptional()
  @IsBoolean({ message: 'Choose on or off.' })
  inArchive?: boolean;
}

@ApiSchema({ name: 'NewsletterChange' })
export class NewsletterChange extends NewsletterRequest {
  /** Which version the change was made of; without it, whatever was saved since is replaced */
  @IfSent()
  @ApiPropertyOptional({ type: 'integer' })
  @IsInt()
  @Min(1)
  version?: number;
}

@ApiSchema({ name: 'NewsletterSchedule' })
export class NewsletterSchedule {
  /** Now, unless given */
  @IfSent()
  @ApiPropertyOptional({ format: 'date-time' })
  @IsMoment('Choose a date and time.')
  at?: string;
}

@ApiSchema({ name: 'NewsletterCancellation' })
export class NewsletterCancellation {
  /** For the audit log */
  @ClearableText({ max: 600, multiline: true, message: 'Enter a reason of up to 600 characters.' })
  reason?: string | null;
}
