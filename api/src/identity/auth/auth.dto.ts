import { ApiProperty } from '@nestjs/swagger';

export class AuthProvider {
  @ApiProperty({ example: 'futurelab' }) id!: string;

  @ApiProperty({ example: 'FutureLab (local)' }) name!: string;
}

export class AuthProviders {
  providers!: AuthProvider[];

  /** The one that is offered first */ defaultProviderId!: string | null;
}

export class NeededProof {
  /** Null: nothing waits for a proof in this browser */ email!: string | null;

  @ApiProperty({ example: 'GitHub' }) provider!: string | null;
}
