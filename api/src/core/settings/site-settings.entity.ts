import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What administrators switch for the whole site: one row, or none while everything is as it comes. */
@Entity('site_settings')
@Check('ck_site_settings_one', 'id = 1')
@Check('ck_site_settings_site_name', 'char_length(site_name) BETWEEN 1 AND 40')
@Check('ck_site_settings_contact_address', 'char_length(contact_address) BETWEEN 3 AND 254')
@Check('ck_site_settings_links', "jsonb_typeof(links) = 'array' AND jsonb_array_length(links) <= 8")
@Check('ck_site_settings_mail_name', 'char_length(mail_name) BETWEEN 1 AND 60')
@Check('ck_site_settings_assistant_id', 'char_length(assistant_id) BETWEEN 1 AND 100')
export class SiteSettings {
  @PrimaryColumn('smallint')
  id!: 1;

  @Column('text', { default: 'FutureLab' })
  siteName!: string;

  /** Where a person of the team reads what visitors write. */
  @Column('text', { default: 'hello@futurelab.example' })
  contactAddress!: string;

  /** Of the footer, in order. */
  @Column('jsonb', { default: [] })
  links!: { label: string; url: string }[];

  /** The name beside the address that emails come from; null: as the environment has it. */
  @Column('text', { nullable: true })
  mailName!: string | null;

  /** Whether visitors are offered the assistant, where one is configured. */
  @Column('boolean', { default: true })
  offersAssistant!: boolean;

  /** Which assistant is asked; null: as the environment has it. */
  @Column('text', { nullable: true })
  assistantId!: string | null;

  /** Whether an administrator looks at a new group before others see it. */
  @Column('boolean', { default: false })
  reviewsGroups!: boolean;

  /** Whether people without an account can make one. */
  @Column('boolean', { default: true })
  acceptsMembers!: boolean;

  /** Whether members can post in their first days. */
  @Column('boolean', { default: true })
  newMembersPost!: boolean;

  /** Whether members can ask for a mentoring session. */
  @Column('boolean', { default: true })
  acceptsMentorship!: boolean;

  /** Whether the newsletter can be subscribed to. */
  @Column('boolean', { default: true })
  acceptsSubscribers!: boolean;

  /** Whether members can start to pay for Pro; what is paid already goes on. */
  @Column('boolean', { default: true })
  sellsPro!: boolean;
}
