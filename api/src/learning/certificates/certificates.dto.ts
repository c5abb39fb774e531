import { ApiProperty } from '@nestjs/swagger';
import { CourseLink } from '../courses/courses.dto.js';
import { PersonSummary } from '../../identity/users/person.dto.js';

const CERTIFICATE_STATUSES = ['valid', 'replaced', 'revoked'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

export class CertificateCourse extends CourseLink {
  @ApiProperty({ description: 'One sentence: what the member can do afterwards' }) promise!: string;
  @ApiProperty({ description: 'Seeds the drawn cover' }) coverSeed!: string;
  @ApiProperty({ description: 'Whether the caller can open its page' }) isVisible!: boolean;
}

export class CertificateResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: CERTIFICATE_STATUSES }) status!: CertificateStatus;
  @ApiProperty({ type: String, nullable: true, description: 'Null for others when it no longer holds' })
  name!: string | null;
  @ApiProperty({ type: CertificateCourse, description: 'With its title at that time' })
  course!: CertificateCourse;
  @ApiProperty({ type: 'integer' }) lessonCount!: number;
  @ApiProperty({ example: '3 h 20 min' }) duration!: string;
  @ApiProperty({ type: PersonSummary }) instructor!: PersonSummary;
  @ApiProperty({ format: 'date-time' }) completedAt!: string;
  @ApiProperty({ format: 'date-time' }) issuedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) revokedAt!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The version that holds' })
  replacedById!: string | null;
  @ApiProperty({ description: 'Whether it is the caller’s own' }) isMine!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it would say if it were issued again; null when it is not the caller’s own',
  })
  presentName!: string | null;
  @ApiProperty({ description: 'Whether there is a PDF: our fonts have the letters of the name' })
  hasPdf!: boolean;
  @ApiProperty({ description: 'Whether there is a signed Open Badges credential' }) hasCredential!: boolean;
}
