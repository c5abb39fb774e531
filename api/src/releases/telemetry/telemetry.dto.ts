import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInstance,
  IsNumber,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { RATINGS, type VitalName, VITALS } from './vital-count.entity.js';

const KINDS = ['load', 'failure', 'vital'] as const;
const PHASES = ['entry', 'expose', 'page', 'css', 'render', 'server'] as const;
const CLASSES = ['network', 'integrity', 'timeout', 'exception'] as const;
const APP = /^mf-[a-z0-9-]{1,60}$/;
const RELEASE = /^[0-9a-f]{16}$/;

const OfFailure = () => ValidateIf(({ kind }: TelemetryEventDto) => kind === 'failure');
const OfVital = () => ValidateIf(({ kind }: TelemetryEventDto) => kind === 'vital');

export class TelemetryEventDto {
  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS)
  kind!: (typeof KINDS)[number];

  @ApiProperty({ example: 'mf-learning' })
  @Matches(APP)
  app!: string;

  @ApiProperty({ example: '9f86d081884c7d65' })
  @Matches(RELEASE)
  release!: string;

  @ApiPropertyOptional({ enum: PHASES, description: 'Of a failure' })
  @OfFailure()
  @IsIn(PHASES)
  phase?: string;

  @ApiPropertyOptional({ enum: CLASSES, description: 'Of a failure' })
  @OfFailure()
  @IsIn(CLASSES)
  class?: string;

  @ApiPropertyOptional({ enum: VITALS, description: 'Of a vital' })
  @OfVital()
  @IsIn(VITALS)
  name?: string;

  @ApiPropertyOptional({ description: 'Of a vital, in its own unit' })
  @OfVital()
  @IsNumber()
  @Min(0)
  @Max(1_000_000)
  value?: number;

  @ApiPropertyOptional({ enum: RATINGS, description: 'Of a vital' })
  @OfVital()
  @IsIn(RATINGS)
  rating?: string;

  @ApiPropertyOptional({ description: 'Of a vital, as the section declares it', example: '/courses/:id' })
  @OfVital()
  @Matches(/^\//)
  @MaxLength(200)
  route?: string;
}

/** At most 8 KB. */
export class TelemetryReport {
  @ApiProperty({ type: [TelemetryEventDto], maxItems: 50 })
  @IsArray()
  @ArrayMaxSize(50)
  // ValidateNested alone accepts nested lists.
  @IsInstance(TelemetryEventDto, { each: true })
  @ValidateNested({ each: true })
  @Type(() => TelemetryEventDto)
  events!: TelemetryEventDto[];
}

export class VitalsQuery {
  @ApiProperty({ example: 'mf-learning' })
  @Matches(APP)
  app!: string;

  @ApiProperty({ example: '9f86d081884c7d65' })
  @Matches(RELEASE)
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
