import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../../identity/users/user.entity.js';

/** Where an address leads that has no page. A trigger sees to it that none leads to another one, and how many there are. */
@Entity('redirects')
@Unique(['source'])
@Check('ck_redirects_source', `source ~ '^(/[a-z0-9._~%-]+)+$' AND char_length(source) <= 200`)
@Check('ck_redirects_target', `target ~ '^(/|https://)' AND char_length(target) <= 500`)
export class Redirect {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** A path of this site in lower case, without a slash at its end. */
  @Column('text')
  source!: string;

  /** A path of this site, or an address of another one. */
  @Column('text')
  target!: string;

  @Column('boolean')
  isPermanent!: boolean;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  setBy?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  setById!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  setAt!: Date;
}
