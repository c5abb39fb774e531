import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../core/paging/paging.js';
import { TrimmedText } from '../../core/validation/validation.js';
import { AuthorSummary } from '../../identity/users/person.dto.js';
import { PublishedVersionSummary } from '../versions/versions.dto.js';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.js';
import { CONTENT_ACTIONS } from './content.entity.js';
import { LegalChangeBody } from './legal/legal.dto.js';

export class ContentLink {
  @ApiProperty({ example: '/groups/care-and-clinic' }) to!: string;
  @ApiProperty({ example: 'Care and Clinic' }) label!: string;
}

export class PageItem {
  title!: string;
  text?: string;
  /** A length, a price, a place */ @ApiProperty({ example: 'Two days' }) fact?: string;
  /** Where its title leads */ @ApiProperty({ example: '/vibe-coding' }) to?: string;
  links?: ContentLink[];
}

/** One place in the composition of a page; which fields it has is up to the page. */
class PagePart {
  @ApiPropertyOptional() title?: string;
  @ApiPropertyOptional({ description: 'Paragraphs, with links and emphasis as in Markdown' }) text?: string;
  @ApiPropertyOptional({ type: [PageItem] }) items?: PageItem[];
  @ApiPropertyOptional({ type: [String], description: 'What its buttons say, in their order' })
  actions?: string[];
}

class PageText {
  @ApiProperty() description!: string;
  @ApiPropertyOptional() headline?: string;
  @ApiPropertyOptional() lead?: string;
  @ApiPropertyOptional({ description: 'The day it took effect, as text' }) since?: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(PagePart) },
    description: 'By name; each page has its own',
  })
  parts?: Record<string, PagePart>;
}

/** With `picture` where it is edited, otherwise with where and how large the picture is. */
class PartnerLogo {
  @ApiPropertyOptional({ format: 'uuid', description: 'Id in the media library' }) picture?: string;
  @ApiPropertyOptional() url?: string;
  @ApiPropertyOptional({ type: 'integer', nullable: true }) width?: number | null;
  @ApiPropertyOptional({ type: 'integer', nullable: true }) height?: number | null;
  @ApiProperty() alt!: string;
}

class PartnerText {
  @ApiPropertyOptional({ description: 'Shown in place of the drawing' }) logo?: PartnerLogo;
  @ApiPropertyOptional({ description: 'One stroked path on a 32-unit grid' }) sign?: string;
  @ApiProperty() link!: ContentLink;
}

class TestimonialConsent {
  @ApiProperty() who!: string;
  @ApiProperty({ format: 'date' }) on!: string;
  @ApiProperty() how!: string;
}

class TestimonialText {
  @ApiProperty({ enum: ['book', 'community'] }) about!: 'book' | 'community';
  @ApiPropertyOptional({ description: 'For staff alone; a testimonial is published with it' })
  consent?: TestimonialConsent;
}

export class EpisodeChapter {
  /** Seconds from the beginning */ start!: number;
  title!: string;
}

class EpisodeText {
  @ApiProperty({ type: 'integer' }) season!: number;
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty() guest!: string;
  @ApiProperty() summary!: string;
  @ApiProperty({ description: 'Markdown' }) transcript!: string;
  @ApiProperty({ type: [EpisodeChapter] }) chapters!: EpisodeChapter[];
  @ApiProperty({ format: 'date-time', description: 'It is there for everybody from then on' })
  publishedAt!: string;
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Id in the media library; an episode is published with one',
  })
  recording?: string;
}

const DATA_SCHEMAS = [PageText, PartnerText, TestimonialText, EpisodeText];
const ANY_DATA_SCHEMA = { oneOf: DATA_SCHEMAS.map((kind) => ({ $ref: getSchemaPath(kind) })) };

@ApiExtraModels(...DATA_SCHEMAS, PagePart)
export class ContentItem {
  kind!: ContentKind;
  slug!: string;
  title!: string;
  /** Markdown */ body!: string;
  @ApiProperty(ANY_DATA_SCHEMA) data!: object;
  @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class ContentDocument {
  title!: string;
  /** Markdown */ body!: string;
  /** What its kind had then */ @ApiProperty({ type: 'object', additionalProperties: true }) data!: object;
  /** In older versions; the order of a list isn’t restored */
  @ApiPropertyOptional({ type: 'integer' })
  position?: number;
}

export class ContentVersionDetail extends PublishedVersionSummary {
  document!: ContentDocument;
}

export const CONTENT_LIST_STATES = ['published', 'draft', 'hidden'] as const;
export type ContentListState = (typeof CONTENT_LIST_STATES)[number];

export class ContentQuery extends PageQuery {
  @IsOptional()
  @IsIn(CONTENT_KINDS)
  kind?: ContentKind;

  /** With something published, with a draft, or with nothing published */
  @ApiPropertyOptional({ enum: CONTENT_LIST_STATES })
  @IsOptional()
  @IsIn(CONTENT_LIST_STATES, { message: 'Choose one of the states.' })
  state?: ContentListState;
}

export class ContentPreviewQuery {
  /** Shows the draft to whom it was signed for, for minutes */
  @IsOptional()
  @IsString()
  @MaxLength(400)
  preview?: string;
}

/** How a kind, or one page, is filled in. */
export class ContentForm {
  /** Whether it has Markdown besides its fields */ hasBody!: boolean;
  /** Of its data, as JSON Schema; `control` says how a text is written */
  @ApiProperty({ type: 'object', additionalProperties: true })
  schema!: object;
}

export class ContentPreview {
  /** Of the page with the draft; do not pass it on */
  @ApiProperty({ example: '/about?preview=…' })
  address!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

export class ContentSummary {
  kind!: ContentKind;
  slug!: string;
  /** Of the draft where there is one */ title!: string;
  isPublished!: boolean;
  hasDraft!: boolean;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  updatedBy!: AuthorSummary | null;
}

export class ContentAuditEventResponse {
  @ApiProperty({ format: 'date-time' }) at!: string;
  actor!: AuthorSummary | null;
  @ApiProperty({ enum: CONTENT_ACTIONS }) action!: string;
  @ApiProperty({ type: 'integer' }) version!: number;
}

/** What an editor works with. */
export class ContentDetail extends ContentSummary {
  draft!: ContentItem | null;
  published!: ContentItem | null;
  /** Who did what, the newest first */ auditEvents!: ContentAuditEventResponse[];
}

export class ContentVersion {
  /** The version you have read; 0 for what is new */
  @ApiProperty({ type: 'integer' })
  // In a query it is text. `Number` would throw for what cannot be turned into one.
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? Number(value) : value))
  @IsInt({ message: 'Include the version you edited.' })
  @Min(0)
  @Max(1_000_000_000)
  version!: number;
}

export class ContentPublication extends ContentVersion {
  /** With a legal text, and with nothing else */
  @IsOptional()
  @ValidateNested()
  @Type(() => LegalChangeBody)
  legalChange?: LegalChangeBody;
}

export class ContentOrder {
  /** All that are listed before others, in this order */
  @ArrayMaxSize(200, { message: 'Order up to 200.' })
  @ArrayUnique({ message: 'Name each once.' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { each: true, message: 'Use the addresses of what is listed.' })
  @MaxLength(80, { each: true })
  @IsArray()
  slugs!: string[];
}

export class ContentRemoval {
  @TrimmedText({ multiline: true, max: 600, message: 'Enter a reason of up to 600 characters.' })
  reason!: string;
}

export class ContentDraft extends ContentVersion {
  @TrimmedText({ max: 160, message: 'Enter a title of up to 160 characters.' })
  title!: string;

  @TrimmedText({ multiline: true, min: 0, max: 60_000, message: 'Use up to 60,000 characters.' })
  body!: string;

  /** Order among its kind */
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(0)
  @Max(10_000)
  position!: number;

  /** What only this kind has */
  @ApiProperty({ ...ANY_DATA_SCHEMA })
  @IsObject({ message: 'Fill in the fields for this content type.' })
  data!: object;
}
