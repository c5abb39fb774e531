import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key that development signs with, so that a restart keeps it. In production the key comes from the environment. */
@Entity('release_signing_keys')
export class ReleaseSigningKey {
  @PrimaryColumn('text')
  name!: string;

  /** PKCS8 PEM. */
  @Column('text')
  privateKey!: string;
}
