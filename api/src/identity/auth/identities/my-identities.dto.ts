import { ApiProperty } from '@nestjs/swagger';

export class MyIdentity {
  @ApiProperty({ example: 'google' }) provider!: string;

  @ApiProperty({ example: 'Google' }) name!: string;

  @ApiProperty({ format: 'date-time' }) since!: string;

  /** Whether there is another way in without it */ isRemovable!: boolean;
}
