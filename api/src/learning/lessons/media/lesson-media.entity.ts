import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A film, a recording, a poster or a file of a lesson. In the database, so that every replica has it; read in slices, for
 * which its bytes are stored as they are.
 */
@Entity('lesson_media')
@Check('ck_lesson_media_name', `name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
export class LessonMedia {
  @PrimaryColumn('text')
  name!: string;

  @Column('text')
  type!: string;

  /** SHA-256 in hexadecimal. */
  @Column('text')
  hash!: string;

  @Column('bytea')
  bytes!: Buffer;
}
