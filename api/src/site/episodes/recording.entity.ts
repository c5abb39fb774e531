import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What an episode sounds like. In the database, so that every replica has it and its address outlives releases; read in
 * slices, for which its bytes are stored as they are.
 */
@Entity('recordings')
@Check('ck_recordings_seconds', 'seconds > 0')
export class Recording {
  /** The slug of its episode. */
  @PrimaryColumn('text')
  episode!: string;

  @Column('text', { default: 'audio/mpeg' })
  type!: string;

  @Column('integer')
  seconds!: number;

  /** SHA-256 in hexadecimal. */
  @Column('text')
  hash!: string;

  @Column('bytea')
  bytes!: Buffer;
}
