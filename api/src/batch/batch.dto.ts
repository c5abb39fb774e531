import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, Matches } from 'class-validator';

/** A page of the product reads less than half as much. */
export const MAX_READS = 20;

export class BatchQuery {
  @ApiProperty({ type: [String], maxItems: MAX_READS, description: 'Paths below `/api/`, with their query' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_READS)
  @Matches(/^\/api\/(?!(?:batch|login|logout)\b)[\w/.~%?=&,:+-]{1,1000}$/, {
    each: true,
    message: 'read holds a path that is not one of this api',
  })
  read!: string[];
}

/** One answer, as its own request would have got it. */
export class BatchedAnswer {
  @ApiProperty({ type: 'integer' }) status!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Content type, and what the paths of lists say beside the list',
  })
  headers!: Record<string, string>;

  @ApiProperty() body!: string;
}
