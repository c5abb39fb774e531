import { ApiProperty, ApiSchema } from '@nestjs/swagger';

export const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;

@ApiSchema({ name: 'DataExport' })
export class DataExportState {
  @ApiProperty({ enum: EXPORT_STATES })
  state!: (typeof EXPORT_STATES)[number];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  requestedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readyAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when it can be downloaded',
  })
  expiresAt!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where its member downloads it, once it is ready',
  })
  url!: string | null;
}
