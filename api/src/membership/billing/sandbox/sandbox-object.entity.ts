import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A checkout, a subscription or a promotion code as the sandbox keeps it, beside the site's own tables as a provider's would be. */
@Entity('sandbox_objects')
@Check('ck_sandbox_objects_kind', `kind IN ('checkout', 'subscription', 'coupon')`)
export class SandboxObject {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  kind!: 'checkout' | 'subscription' | 'coupon';

  @Column('jsonb')
  data!: object;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
