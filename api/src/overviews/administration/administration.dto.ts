import { ApiProperty } from '@nestjs/swagger';
import { StartChecklist } from '../start-checklist/start-checklist.dto.js';
import { AREA_KEYS, type AreaKey } from './areas.js';
import { ATTENTION_KINDS, type AttentionKind } from './attention.queries.js';

/** A room of the administration that the caller may enter. */
export class AdministrationArea {
  @ApiProperty({ enum: AREA_KEYS, enumName: 'AreaKey' }) key!: AreaKey;

  /** How many things wait there; null where nothing does */
  @ApiProperty({ type: 'integer', nullable: true }) count!: number | null;
}

/** Something that waits for a person. */
export class AttentionItem {
  @ApiProperty({ enum: ATTENTION_KINDS, enumName: 'AttentionKind' }) kind!: AttentionKind;
  /** Of the row, among those of its kind */ id!: string;
  /** Empty where the kind says it all */ title!: string;
  /** Whose it is */ who!: string | null;
  /** More than one where several stand in one row: the reports of one thing, the failed jobs of one queue */
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ format: 'date-time' }) since!: string;
  /** The page where it is dealt with */ href!: string;
}

export class AdministrationOverview {
  /** In their order */ areas!: AdministrationArea[];
  /** The oldest first, at most 50 */ attention!: AttentionItem[];
  @ApiProperty({ type: 'integer' }) attentionCount!: number;
  /** What a new site still needs, for administrators */ setup!: StartChecklist | null;
}
