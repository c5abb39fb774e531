import { ApiProperty } from '@nestjs/swagger';

class JournalPlace {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

export class MyReflection {
  @ApiProperty({ type: JournalPlace }) lesson!: JournalPlace;
  @ApiProperty({ type: JournalPlace }) course!: JournalPlace;
  text!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class MyNote extends MyReflection {
  /** The block it is about */ blockId!: string | null;
  /** Within its film or recording */ @ApiProperty({ type: 'integer' }) seconds!: number | null;
}
