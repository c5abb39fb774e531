import { CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a mail provider reported: the same again has no effect. Deleted after a week. */
@Entity('mail_webhooks')
export class MailWebhook {
  /** The provider’s. */
  @PrimaryColumn('text')
  id!: string;

  @Index()
  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date;
}
