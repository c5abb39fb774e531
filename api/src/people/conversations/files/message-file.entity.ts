import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../../identity/users/user.entity.js';
import { Message } from '../messages/message.entity.js';

/** A file that a member brought for a message. Without a message it is for nobody to read, and goes with the pruning. */
@Entity('message_files')
@Check('ck_message_files_size', 'file_size > 0')
@Index('ix_message_files_without_message', ['createdAt'], { where: 'message_id IS NULL' })
export class MessageFile {
  /** Also its name in the store. */
  @PrimaryColumn('uuid')
  id!: string;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  user?: User | null;

  @Index()
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => Message, { onDelete: 'SET NULL', nullable: true })
  message?: Message | null;

  @Index()
  @Column('uuid', { nullable: true })
  messageId!: string | null;

  /** Its place among the files of the message, from 1. */
  @Column('integer', { default: 0 })
  position!: number;

  /** As it is called when someone keeps it. */
  @Column('text')
  fileName!: string;

  /** In bytes. */
  @Column('integer')
  fileSize!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
