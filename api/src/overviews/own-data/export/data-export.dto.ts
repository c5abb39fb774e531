import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'DataExport' })
export class DataExportState {
  state!: 'none' | 'preparing' | 'ready' | 'failed';

  @ApiProperty({ format: 'date-time' }) requestedAt!: string | null;

  @ApiProperty({ format: 'date-time' }) readyAt!: string | null;

  /** Until when it can be downloaded */ @ApiProperty({ format: 'date-time' }) expiresAt!: string | null;

  @ApiProperty({ type: 'integer' }) bytes!: number | null;

  /** Where its member downloads it, once it is ready */ url!: string | null;
}
