import { ApiProperty } from '@nestjs/swagger';

/** What a member replied to the discussion of another. */
export class RecentAnswer {
  @ApiProperty({ format: 'uuid' }) id!: string;
  /** Of the discussion */ title!: string;
  /** Of the discussion */ slug!: string;
  /** How it begins, as text */ excerpt!: string;
  /** Whether it answered the question */ isAccepted!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}
