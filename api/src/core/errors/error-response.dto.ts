import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** The body of every answer that is not a success. */
@ApiSchema({ name: 'Error' })
export class ErrorResponse {
  @ApiProperty({ example: 'not_found' }) code!: string;

  @ApiProperty({ example: 'Not found' }) message!: string;

  /** Messages per field */ details?: Record<string, string[]>;
}
