import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';

/** The body of every answer that is not a success. */
@ApiSchema({ name: 'Error' })
export class ErrorResponse {
  @ApiProperty({ example: 'not_found' })
  code!: string;

  @ApiProperty({ example: 'Not found' })
  message!: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'Words per field',
  })
  details?: Record<string, string[]>;
}
