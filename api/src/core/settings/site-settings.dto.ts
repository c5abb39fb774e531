import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, Matches, ValidateNested } from 'class-validator';
import { EmailAddress, TrimmedText, WebAddress } from '../validation/validation.js';

const MAX_LINKS = 8;

export class SiteLink {
  @ApiProperty({ example: 'LinkedIn' })
  @TrimmedText({ max: 40, message: 'Use 1 to 40 characters.' })
  label!: string;

  @WebAddress({
    max: 300,
    protocols: ['https'],
    message: 'Enter a whole address that begins with https://.',
  })
  url!: string;
}

export class SiteSettingsBody {
  @ApiProperty({ example: 'FutureLab' })
  @TrimmedText({ max: 40, message: 'Use 1 to 40 characters.' })
  siteName!: string;

  /** Where a person of the team reads what visitors write */
  @EmailAddress()
  contactAddress!: string;

  /** Shown in the footer, in this order */
  @ApiProperty({ type: () => [SiteLink], maxItems: MAX_LINKS })
  @IsArray()
  @ArrayMaxSize(MAX_LINKS, { message: `Use up to ${MAX_LINKS} links.` })
  @ValidateNested({ each: true })
  @Type(() => SiteLink)
  links!: SiteLink[];

  /** The name that emails come from; empty: as the environment has it */
  @ApiProperty({ example: 'FutureLab' })
  @TrimmedText({ min: 0, max: 60, message: 'Use up to 60 characters.' })
  mailName!: string;

  /** Whether visitors are offered the assistant, where one is configured */
  @IsBoolean()
  offersAssistant!: boolean;

  /** Which assistant is asked; empty: as the environment has it */
  @TrimmedText({ min: 0, max: 100 })
  @Matches(/^[\w-]*$/, { message: 'Use letters, digits, hyphens and underscores.' })
  assistantId!: string;

  /** Whether an administrator looks at a new group before others see it */
  @IsBoolean()
  reviewsGroups!: boolean;

  /** Whether people without an account can make one */
  @IsBoolean()
  acceptsMembers!: boolean;

  /** Whether members can post in their first days */
  @IsBoolean()
  newMembersPost!: boolean;

  /** Whether members can ask for a mentoring session */
  @IsBoolean()
  acceptsMentorship!: boolean;

  /** Whether the newsletter can be subscribed to */
  @IsBoolean()
  acceptsSubscribers!: boolean;

  /** Whether members can start to pay for Pro; what is paid already goes on */
  @IsBoolean()
  sellsPro!: boolean;
}

/** What is left out stays as it is. */
export class SiteSettingsChange extends PartialType(SiteSettingsBody) {}

/** What pages show of the settings. */
export class PublicSiteSettings extends PickType(SiteSettingsBody, [
  'siteName',
  'contactAddress',
  'links',
  'offersAssistant',
  'assistantId',
  'acceptsMembers',
  'newMembersPost',
  'acceptsMentorship',
  'acceptsSubscribers',
  'sellsPro',
]) {}
