import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail that was sent, or, without a mail server, stored for the development mailbox. */
@Entity('mail_messages')
export class MailMessage {
  /** The id of the job that asked for it, so that a repeated job sends nothing twice. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  recipient!: string;

  @Column('text')
  subject!: string;

  /** Plain text. */
  @Column('text')
  body!: string;

  @Column('text', { nullable: true })
  html!: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
