import { ApiProperty } from '@nestjs/swagger';

export class UserPoints {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'One more for every 250 points' })
  currentLevel!: number;

  @ApiProperty({
    type: 'integer',
    description: '25 per course in progress, 100 per completed course, 10 per RSVP, 15 per group',
  })
  totalPoints!: number;
}
