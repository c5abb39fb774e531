import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What administrators switch for the whole site: one row, or none while everything is as it comes. */
@Entity('site_settings')
@Check('ck_site_settings_one', 'id = 1')
@Check('ck_site_settings_mail_name', 'char_length(mail_name) BETWEEN 1 AND 60')
export class SiteSettings {
  @PrimaryColumn('smallint')
  id!: 1;

  /** Whether an administrator looks at a new group before others see it. */
  @Column('boolean', { default: false })
  reviewsGroups!: boolean;

  /** Whether members can start to pay for Pro; what is paid already goes on. */
  @Column('boolean', { default: true })
  sellsPro!: boolean;

  /** The name beside the address that emails come from; null: as the environment has it. */
  @Column('text', { nullable: true })
  mailName!: string | null;
}
