import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/users/user.entity.js';
import { Event } from './event.entity.js';

/** Someone who hosts an event with its host, and may change it as they do. */
@Entity('event_cohosts')
export class EventCohost {
  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  event?: Event;

  @PrimaryColumn('uuid')
  eventId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user?: User;

  @PrimaryColumn('uuid')
  @Index()
  userId!: string;
}
