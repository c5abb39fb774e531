import { Column, Entity, Generated, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** What mailing a member about notifications needs to know of them. */
@Entity('mail_recipients')
export class MailRecipient {
  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  userId!: string;

  /** Signs the links in their mail. */
  @Column('uuid')
  @Generated('uuid')
  key!: string;

  /** When they were last here, to the hour. */
  @Column('timestamptz', { nullable: true })
  seenAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  digestAt!: Date | null;
}
