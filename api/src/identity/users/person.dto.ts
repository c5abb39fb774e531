import { ApiProperty } from '@nestjs/swagger';

/** A host or an instructor, in public. */
export class PersonSummary {
  name!: string;
  /** May be empty */ role!: string;
  /** Drawn, whether or not there is a photograph; null for FutureLab itself */ portraitUrl!: string | null;
}

/** The person who wrote something, for members. */
export class AuthorSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  /** Their photograph, or the portrait drawn of them */ profileImageUrl!: string | null;
}
