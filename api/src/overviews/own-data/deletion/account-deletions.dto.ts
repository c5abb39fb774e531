import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';

@ApiSchema({ name: 'NewAccountDeletion' })
export class NewAccountDeletion {
  @ApiPropertyOptional({
    default: false,
    description: 'Discussions, replies and messages go too, instead of staying without a name',
  })
  @IsOptional()
  @IsBoolean({ message: 'Say whether what you wrote goes too.' })
  removesWriting?: boolean;
}

@ApiSchema({ name: 'AccountHandover' })
export class AccountHandover {
  @ApiProperty({ enum: ['group', 'project', 'event'] }) kind!: 'group' | 'project' | 'event';
  @ApiProperty() title!: string;
  @ApiProperty() href!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who looks after it then; null: it is archived, closed or canceled',
  })
  successor!: string | null;
}

@ApiSchema({ name: 'AccountDeletion' })
export class AccountDeletionState {
  @ApiProperty({ enum: ['none', 'scheduled'] })
  state!: 'none' | 'scheduled';

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  requestedAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until then the member may change their mind',
  })
  erasesAt!: string | null;

  @ApiProperty()
  removesWriting!: boolean;

  @ApiProperty({ type: [String] })
  erased!: string[];

  @ApiProperty({
    type: [String],
    description: 'Erased or detached, as the member chooses by `removesWriting`',
  })
  writing!: string[];

  @ApiProperty({ type: [String], description: 'Stays without a name' })
  detached!: string[];

  @ApiProperty({ type: [String] })
  kept!: string[];

  @ApiProperty({ type: [AccountHandover] })
  handovers!: AccountHandover[];
}
