import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../common/paging.js';

export class MemberListQuery extends PageQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    description: 'Beginnings of words in name, role, place or skills; for members',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MaxLength(100)
  q?: string;

  override limit: number = 24;
}

/** For visitors everything that names a person is null and the location is a region. */
export class MemberCard {
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) id!: string | null;
  @ApiProperty({ type: String, nullable: true }) slug!: string | null;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
}

export class MemberLink {
  @ApiProperty() label!: string;
  @ApiProperty({ format: 'uri' }) url!: string;
}

export class MemberGroup {
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

export class FinishedCourse {
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

/** What the person lets the caller see: hidden fields are null or empty. */
export class MemberProfile {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ description: 'For visitors the first name' }) name!: string;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
  @ApiProperty({ type: String, nullable: true }) bio!: string | null;
  @ApiProperty({ type: [MemberLink] }) links!: MemberLink[];
  @ApiProperty({ type: [String] }) skills!: string[];
  @ApiProperty({ type: [String] }) helpsWith!: string[];
  @ApiProperty({ type: [String] }) lookingFor!: string[];
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ type: [MemberGroup], description: 'Public groups only' }) groups!: MemberGroup[];
  @ApiProperty({ type: [FinishedCourse] }) finishedCourses!: FinishedCourse[];
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
  @ApiProperty({ type: String, nullable: true }) timeZone!: string | null;
  @ApiProperty({ type: String, format: 'email', nullable: true }) email!: string | null;
}

export class HighlightedUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ type: String, nullable: true }) firstName!: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName!: string | null;
  @ApiProperty({ type: String, format: 'email', nullable: true }) email!: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ type: String, nullable: true }) currentRole!: string | null;
  @ApiProperty({ type: String, nullable: true }) location!: string | null;
}

export class MemberHighlight {
  @ApiProperty({ type: HighlightedUser }) user!: HighlightedUser;
  @ApiProperty({ type: [String], example: ['You both study Leading Through Change', 'Both in Lisbon'] })
  commonalities!: string[];
}
