import { ApiProperty } from '@nestjs/swagger';
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
  @IsIn(KINDS)
  kind!: (typeof KINDS)[number];

  @ApiProperty({ example: 'mf-learning' })
  @Matches(APP)
  app!: string;

  @ApiProperty({ example: '9f86d081884c7d65' })
  @Matches(RELEASE)
  release!: string;

  /** Of a failure */
  @ApiProperty({ enum: PHASES })
  @OfFailure()
  @IsIn(PHASES)
  phase?: string;

  /** Of a failure */
  @ApiProperty({ enum: CLASSES })
  @OfFailure()
  @IsIn(CLASSES)
  class?: string;

  /** Of a vital */
  @ApiProperty({ enum: VITALS })
  @OfVital()
  @IsIn(VITALS)
  name?: string;

  /** Of a vital, in its own unit */
  @OfVital()
  @IsNumber()
  @Min(0)
  @Max(1_000_000)
  value?: number;

  /** Of a vital */
  @ApiProperty({ enum: RATINGS })
  @OfVital()
  @IsIn(RATINGS)
  rating?: string;

  /** Of a vital, as the section declares it */
  @ApiProperty({ example: '/courses/:id' })
  @OfVital()
  @Matches(/^\//)
  @MaxLength(200)
  route?: string;
}

/** At most 8 KB. */
export class TelemetryReport {
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
  name!: VitalName;
  /** How many pages were measured */ @ApiProperty({ type: 'integer' }) measured!: number;
  @ApiProperty({ type: 'integer' }) good!: number;
  @ApiProperty({ type: 'integer' }) poor!: number;
  /** In the own unit of the vital */ mean!: number;
}
