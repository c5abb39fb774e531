import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Enquiry } from '../enquiry.entity.js';

/** Append-only audit log of changes to enquiries. */
@Entity('enquiry_acts')
@Index(['enquiryId', 'id'])
export class EnquiryAuditEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @ManyToOne(() => Enquiry, { onDelete: 'CASCADE' })
  enquiry?: Enquiry;

  @Column('uuid')
  enquiryId!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  actor?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Column('text')
  field!: 'state' | 'owner' | 'notes';

  @Column('text', { nullable: true })
  before!: string | null;

  @Column('text', { nullable: true })
  after!: string | null;
}
