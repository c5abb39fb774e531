import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class TelemetryEventDto {
  @ApiProperty({ enum: ['load', 'failure', 'vital'] }) kind!: string;
  @ApiProperty({ example: 'mf-learning' }) app!: string;
  @ApiProperty({ example: '9f86d081884c7d65' }) release!: string;
  @ApiPropertyOptional({
    enum: ['entry', 'expose', 'page', 'css', 'render', 'server'],
    description: 'Of a failure',
  })
  phase?: string;
  @ApiPropertyOptional({
    enum: ['network', 'integrity', 'timeout', 'exception'],
    description: 'Of a failure',
  })
  class?: string;
  @ApiPropertyOptional({ enum: ['LCP', 'FCP', 'CLS', 'INP', 'TTFB'], description: 'Of a vital' })
  name?: string;
  @ApiPropertyOptional({ description: 'Of a vital, in its own unit' }) value?: number;
  @ApiPropertyOptional({ enum: ['good', 'needs-improvement', 'poor'], description: 'Of a vital' })
  rating?: string;
  @ApiPropertyOptional({ description: 'Of a failure or vital; not kept' }) path?: string;
}

/** At most 8 KB. */
export class TelemetryReport {
  @ApiProperty({ type: [TelemetryEventDto], maxItems: 50 }) events!: TelemetryEventDto[];
}
