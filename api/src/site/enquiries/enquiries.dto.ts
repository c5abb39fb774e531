import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Honeypot } from '../../core/validation/honeypot.js';
import { PageQuery } from '../../core/paging/paging.js';
import { ClearableText, EmailAddress, TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import {
  type Budget,
  BUDGETS,
  CONSULTING_FORMATS,
  type ConsultingFormat,
  SPEAKING_FORMATS,
  type SpeakingFormat,
} from './enquiry-choices.js';
import { ComingDay, EmptyIsAbsent, NotBefore } from './enquiry-days.js';
import { ENQUIRY_KINDS, ENQUIRY_STATES, type EnquiryKind, type EnquiryState } from './enquiry.entity.js';

const ORGANIZATION = 'Enter the name of your organization, in up to 120 characters.';
const FORMATS_OF = { speaking: Object.keys(SPEAKING_FORMATS), consulting: Object.keys(CONSULTING_FORMATS) };

class AnyEnquiry extends Honeypot {
  @TrimmedText({ max: 80, example: 'Rosa Lind', message: 'Enter your name, in up to 80 characters.' })
  name!: string;

  @EmailAddress()
  email!: string;

  @TrimmedText({
    multiline: true,
    min: 10,
    max: 4000,
    example: 'We would like to hear you in May.',
    message: 'Write at least ten characters, and at most 4,000.',
  })
  message!: string;

  @ApiProperty({ enum: [true], description: 'That we may keep this in order to answer' })
  @Equals(true, { message: 'Tick this box: we may keep only what you agree to.' })
  consent!: true;
}

export class ContactEnquiry extends AnyEnquiry {
  @IsIn(['contact'])
  kind!: 'contact';

  @ClearableText({ max: 120, message: ORGANIZATION })
  organization?: string | null;
}

export class ConsultingEnquiry extends AnyEnquiry {
  @IsIn(['consulting'])
  kind!: 'consulting';

  @TrimmedText({ max: 120, message: ORGANIZATION })
  organization!: string;

  @ComingDay({ optional: true })
  windowFrom?: string;

  @IsIn(FORMATS_OF.consulting, { message: 'Choose what would help.' })
  format!: ConsultingFormat;

  @IsIn(Object.keys(BUDGETS), { message: 'Choose a budget band; you may say that you do not know yet.' })
  budget!: Budget;
}

export class SpeakingEnquiry extends AnyEnquiry {
  @IsIn(['speaking'])
  kind!: 'speaking';

  @TrimmedText({ max: 120, message: ORGANIZATION })
  organization!: string;

  @ComingDay()
  windowFrom!: string;

  @ComingDay({ optional: true })
  @NotBefore('windowFrom')
  windowTo?: string;

  @TrimmedText({
    max: 60,
    example: 'Europe/Lisbon',
    message: 'Enter a place or a time zone, such as Lisbon.',
  })
  timeZone!: string;

  @IsIn(FORMATS_OF.speaking, { message: 'Choose a format.' })
  format!: SpeakingFormat;

  @TrimmedText({
    max: 200,
    example: '120 nurses and their managers',
    message: 'Say who will be there, in up to 200 characters.',
  })
  audience!: string;

  @IsIn(Object.keys(BUDGETS), { message: 'Choose a budget band; you may say that you do not know yet.' })
  budget!: Budget;
}

export type EnquiryRequest = ContactEnquiry | ConsultingEnquiry | SpeakingEnquiry;

export class EnquiryReceipt {
  /** What both sides call it */ @ApiProperty({ example: 'FL-7K3M2Q' }) reference!: string;
  /** The day by which an answer comes */ @ApiProperty({ format: 'date' }) answerBy!: string;
}

export class EnquiryListQuery extends PageQuery {
  @IsOptional()
  @IsIn(ENQUIRY_STATES)
  state?: EnquiryState;

  @IsOptional()
  @IsIn(ENQUIRY_KINDS)
  kind?: EnquiryKind;

  /** The one that is called so, in any case: `fl-7k3m2q` */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() : value,
  )
  @IsString()
  @MaxLength(20)
  reference?: string;
}

export class EnquiryChange {
  @IsOptional()
  @IsIn(ENQUIRY_STATES)
  state?: EnquiryState;

  /** An administrator; null: nobody */
  @EmptyIsAbsent()
  @IsOptional()
  @IsUUID()
  ownerId?: string | null;

  @ClearableText({ max: 10_000, multiline: true })
  notes?: string | null;
}

export class EnquirySummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'FL-7K3M2Q' }) reference!: string;
  kind!: EnquiryKind;
  state!: EnquiryState;
  name!: string;
  organization!: string | null;
  @ApiProperty({ format: 'date' }) answerBy!: string;
  owner!: AuthorSummary | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class EnquiryAuditEventResponse {
  @ApiProperty({ format: 'date-time' }) at!: string;
  actor!: AuthorSummary | null;
  @ApiProperty({ enum: ['state', 'owner', 'notes'] }) field!: string;
  before!: string | null;
  after!: string | null;
}

export class EnquiryDetail extends EnquirySummary {
  email!: string;
  @ApiProperty({ format: 'date' }) windowFrom!: string | null;
  @ApiProperty({ format: 'date' }) windowTo!: string | null;
  timeZone!: string | null;
  format!: string | null;
  audience!: string | null;
  budget!: string | null;
  message!: string;
  notes!: string;
  /** What may become of it next */ next!: EnquiryState[];
  /** Who changed what, the newest first */ auditEvents!: EnquiryAuditEventResponse[];
}
