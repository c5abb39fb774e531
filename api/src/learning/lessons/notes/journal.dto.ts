import { ApiProperty } from '@nestjs/swagger';

class JournalPlace {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
}

export class MyReflection {
  @ApiProperty({ type: JournalPlace }) lesson!: JournalPlace;
  @ApiProperty({ type: JournalPlace }) course!: JournalPlace;
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

export class MyNote extends MyReflection {
  @ApiProperty({ type: String, nullable: true, description: 'The block it is about' })
  blockId!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Within its film or recording' })
  seconds!: number | null;
}
