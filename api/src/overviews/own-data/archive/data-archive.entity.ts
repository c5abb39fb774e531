import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';

/**
 * That an archive was made here, and what its list of files hashes to. It outlives the archive and the account, so that one
 * can be brought back later, and says nothing of whose it was.
 */
@Entity('data_archives')
export class DataArchive {
  @PrimaryColumn('uuid')
  id!: string;

  /** SHA-256 of the manifest, in hex. */
  @Column('text')
  manifestHash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** The one account it was brought into. */
  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  importedBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  importedById!: string | null;
}
