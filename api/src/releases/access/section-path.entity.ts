import { Check, Entity, Index, PrimaryColumn } from 'typeorm';

/** As the table has it, too. */
export const SECTION_PATH = /^(\/|(\/[a-z0-9-]+)+)$/;

/** A path of the site, with everything below it, that belongs to one section; of the root, several may have a page. */
@Entity('section_paths')
@Check('ck_section_paths_path', `path = '/' OR path ~ '^(/[a-z0-9-]+)+$'`)
@Index('uq_section_paths_path', ['path'], { unique: true, where: `path <> '/'` })
export class SectionPath {
  @PrimaryColumn('text')
  app!: string;

  @PrimaryColumn('text')
  path!: string;
}
