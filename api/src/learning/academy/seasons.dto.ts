import { ApiProperty } from '@nestjs/swagger';

export class Season {
  @ApiProperty({ example: 'Winter' }) name!: string;

  @ApiProperty({ format: 'date', example: '2027-01-11' }) startsOn!: string;

  @ApiProperty({ format: 'date', example: '2027-04-18' }) endsOn!: string;

  /** Which of its twelve weeks it is; null before it begins and in a free week */
  @ApiProperty({ type: 'integer' }) week!: number | null;

  /** How many members take part */ @ApiProperty({ type: 'integer' }) people!: number;

  /** How many can take part; null for any number */ @ApiProperty({ type: 'integer' }) places!: number | null;

  /** Whether the caller takes part */ isMine!: boolean;
}
