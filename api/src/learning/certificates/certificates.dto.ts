import { ApiProperty } from '@nestjs/swagger';
import { CourseLink } from '../courses/courses.dto.js';
import { PersonSummary } from '../../identity/users/person.dto.js';

export type CertificateStatus = 'valid' | 'replaced' | 'revoked';

export class CertificateCourse extends CourseLink {
  /** One sentence: what the member can do afterwards */ promise!: string;
  /** Seeds the drawn cover */ coverSeed!: string;
  /** Whether the caller can open its page */ isVisible!: boolean;
}

export class CertificateResponse {
  @ApiProperty({ format: 'uuid' }) id!: string;
  status!: CertificateStatus;
  /** Null for others when it no longer holds */ name!: string | null;
  /** With its title at that time */ course!: CertificateCourse;
  @ApiProperty({ type: 'integer' }) lessonCount!: number;
  @ApiProperty({ example: '3 h 20 min' }) duration!: string;
  instructor!: PersonSummary;
  @ApiProperty({ format: 'date-time' }) completedAt!: string;
  @ApiProperty({ format: 'date-time' }) issuedAt!: string;
  @ApiProperty({ format: 'date-time' }) revokedAt!: string | null;
  /** The version that holds */ @ApiProperty({ format: 'uuid' }) replacedById!: string | null;
  /** Whether it is the caller’s own */ isMine!: boolean;
  /** What it would say if it were issued again; null when it is not the caller’s own */
  presentName!: string | null;
  /** Whether there is a PDF: our fonts have the letters of the name */ hasPdf!: boolean;
  /** Whether there is a signed Open Badges credential */ hasCredential!: boolean;
}
