import { ApiProperty } from '@nestjs/swagger';

export class AuthProvider {
  @ApiProperty({ example: 'futurelab' })
  id!: string;

  @ApiProperty({ example: 'FutureLab (local)' })
  name!: string;
}

export class AuthProviders {
  @ApiProperty({ type: AuthProvider, isArray: true })
  providers!: AuthProvider[];

  @ApiProperty({ type: String, nullable: true, description: 'The one that is offered first' })
  defaultProviderId!: string | null;
}

export class NeededProof {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null: nothing waits for a proof in this browser',
  })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'GitHub' })
  provider!: string | null;
}
