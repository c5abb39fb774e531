import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';

/** Whom receipts are made out to, where a member has said so. */
@Entity('billing_details')
@Check('ck_billing_details_company_name', 'char_length(company_name) BETWEEN 1 AND 120')
@Check('ck_billing_details_country', `country ~ '^[A-Z]{2}$'`)
@Check('ck_billing_details_vat_number', `vat_number ~ '^[A-Z0-9]{4,20}$'`)
export class BillingDetails {
  @PrimaryColumn('uuid')
  userId!: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user!: Relation<User>;

  @Column('text')
  companyName!: string;

  /** Of the VAT number. */
  @Column('text')
  country!: string;

  @Column('text', { nullable: true })
  vatNumber!: string | null;
}
