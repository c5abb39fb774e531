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
import { APP_NAME, RELEASE_ID } from '#platform/manifest';

const KINDS = ['load', 'failure', 'vital'] as const;
const PHASES = ['entry', 'expose', 'page', 'css', 'render', 'server'] as const;
const CLASSES = ['network', 'integrity', 'timeout', 'exception'] as const;
const VITALS = ['LCP', 'FCP', 'CLS', 'INP', 'TTFB'] as const;
const RATINGS = ['good', 'needs-improvement', 'poor'] as const;

const OfFailure = () => ValidateIf(({ kind }: TelemetryEventDto) => kind === 'failure');
const OfVital = () => ValidateIf(({ kind }: TelemetryEventDto) => kind === 'vital');

export class VitalsQuery {
  @ApiProperty({ example: 'mf-learning' })
  @Matches(APP_NAME)
  app!: string;

  @ApiProperty({ example: '9f86d081884c7d65' })
  @Matches(RELEASE_ID)
  release!: string;
}

export class TelemetryEventDto extends VitalsQuery {
  @IsIn(KINDS)
  kind!: (typeof KINDS)[number];

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

/** One measure of one route, over the last 24 hours. */
export class RouteVital {
  @ApiProperty({ example: '/courses/:id' }) route!: string;
  name!: (typeof VITALS)[number];
  /** How many pages were measured */ @ApiProperty({ type: 'integer' }) measured!: number;
  @ApiProperty({ type: 'integer' }) good!: number;
  @ApiProperty({ type: 'integer' }) poor!: number;
  /** In the own unit of the vital */ mean!: number;
}
