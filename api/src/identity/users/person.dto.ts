import { ApiProperty } from '@nestjs/swagger';

/** A host or an instructor, in public. */
export class PersonSummary {
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'May be empty' }) role!: string;
}

/** Whoever wrote something, for members. */
export class AuthorSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
}
