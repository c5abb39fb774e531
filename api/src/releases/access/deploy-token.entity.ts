import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Lets a pipeline act on one section. The token itself is nowhere in the database, only its sha256. */
@Entity('deploy_tokens')
export class DeployToken {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Index()
  @Column('text')
  app!: string;

  @Column('text')
  name!: string;

  @Column('bytea', { unique: true })
  tokenHash!: Buffer;

  @Column('text')
  createdBy!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
