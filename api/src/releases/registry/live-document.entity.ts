import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the version of the live document. Every change locks it, which serializes changes. */
@Entity('live_document')
@Check('ck_live_document_single', 'single')
export class LiveDocumentVersion {
  @PrimaryColumn('boolean', { default: true })
  single!: boolean;

  @Column('bigint', { default: 0 })
  version!: string;
}
