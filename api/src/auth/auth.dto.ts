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

  @ApiProperty({ type: String, nullable: true, description: 'The one that /api/login uses' })
  defaultProviderId!: string | null;
}
