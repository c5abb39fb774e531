import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';

@ApiSchema({ name: 'NewAccountDeletion' })
export class NewAccountDeletion {
  /** Discussions, replies and messages go too, instead of staying without a name */
  @ApiProperty({ default: false })
  @IsOptional()
  @IsBoolean({ message: 'Choose whether to delete your posts too.' })
  removesWriting?: boolean;
}

@ApiSchema({ name: 'AccountHandover' })
export class AccountHandover {
  kind!: 'group' | 'project' | 'event';
  title!: string;
  href!: string;
  /** Who looks after it then; null: it is archived, closed or canceled */ successor!: string | null;
}

@ApiSchema({ name: 'AccountDeletion' })
export class AccountDeletionState {
  state!: 'none' | 'scheduled';

  @ApiProperty({ format: 'date-time' }) requestedAt!: string | null;

  /** Until then the member may change their mind */
  @ApiProperty({ format: 'date-time' }) erasesAt!: string | null;

  removesWriting!: boolean;

  erased!: string[];

  /** Erased or detached, as the member chooses by `removesWriting` */ writing!: string[];

  /** Stays without a name */ detached!: string[];

  retained!: string[];

  handovers!: AccountHandover[];
}
