import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { RATINGS, type VitalName, VITALS } from './vital-count.entity.js';

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
  @ApiPropertyOptional({ enum: VITALS, description: 'Of a vital' })
  name?: string;
  @ApiPropertyOptional({ description: 'Of a vital, in its own unit' }) value?: number;
  @ApiPropertyOptional({ enum: RATINGS, description: 'Of a vital' })
  rating?: string;
  @ApiPropertyOptional({ description: 'Of a vital, as the section declares it', example: '/courses/:id' })
  route?: string;
}

/** At most 8 KB. */
export class TelemetryReport {
  @ApiProperty({ type: [TelemetryEventDto], maxItems: 50 }) events!: TelemetryEventDto[];
}

export class VitalsQuery {
  @ApiProperty({ example: 'mf-learning' })
  @Matches(/^mf-[a-z0-9-]{1,60}$/)
  app!: string;

  @ApiProperty({ example: '9f86d081884c7d65' })
  @Matches(/^[0-9a-f]{16}$/)
  release!: string;
}

/** One measure of one route, over the last 24 hours. */
export class RouteVital {
  @ApiProperty({ example: '/courses/:id' }) route!: string;
  @ApiProperty({ enum: VITALS }) name!: VitalName;
  @ApiProperty({ type: 'integer', description: 'How many pages were measured' }) measured!: number;
  @ApiProperty({ type: 'integer' }) good!: number;
  @ApiProperty({ type: 'integer' }) poor!: number;
  @ApiProperty({ description: 'In the own unit of the vital' }) mean!: number;
}
