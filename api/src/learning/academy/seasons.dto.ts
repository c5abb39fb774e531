import { ApiProperty } from '@nestjs/swagger';

export class Season {
  @ApiProperty({ example: 'Winter' })
  name!: string;

  @ApiProperty({ format: 'date', example: '2027-01-11' })
  startsOn!: string;

  @ApiProperty({ format: 'date', example: '2027-04-18' })
  endsOn!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Which of its twelve weeks it is; null before it begins and in a free week',
  })
  week!: number | null;

  @ApiProperty({ type: 'integer', description: 'How many members take part' })
  people!: number;

  @ApiProperty({ description: 'Whether the caller takes part' })
  isMine!: boolean;
}
