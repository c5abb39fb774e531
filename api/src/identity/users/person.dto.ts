import { ApiProperty } from '@nestjs/swagger';

/** A host or an instructor, in public. */
export class PersonSummary {
  name!: string;
  /** May be empty */ role!: string;
}

/** The person who wrote something, for members. */
export class AuthorSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  slug!: string;
  name!: string;
  profileImageUrl!: string | null;
}
