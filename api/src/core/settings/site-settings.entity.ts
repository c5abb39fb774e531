import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What administrators switch for the whole site: one row, or none while everything is as it comes. */
@Entity('site_settings')
@Check('ck_site_settings_one', 'id = 1')
export class SiteSettings {
  @PrimaryColumn('smallint')
  id!: 1;

  /** Whether an administrator looks at a new group before others see it. */
  @Column('boolean', { default: false })
  reviewsGroups!: boolean;
}
