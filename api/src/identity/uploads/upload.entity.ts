import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';

/** A picture that someone uploaded; its files are in the store of pictures. */
@Entity('uploads')
export class Upload {
  /** Random: anyone who has it may see the picture. */
  @PrimaryColumn('uuid')
  id!: string;

  // By name: users use pictures, too.
  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  user?: object | null;

  @Column('uuid', { nullable: true })
  @Index()
  userId!: string | null;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
