import { Module } from '@nestjs/common';
import type { Member } from '../access/member.js';
import type { Statement } from '../database/database.js';

/** Features add theirs. */
export interface ReportSubjects {}
export type SubjectKind = keyof ReportSubjects;

/** One row of a subject as a member sees it: whose it is, and what is stored of it. */
export interface SubjectRow {
  authorId: string | null;
  author: string | null;
  title: string;
  text: string;
  href: string;
}

interface ReportSubject {
  /** What people call it: "your post". */
  noun: string;
  /** Its row, if the member may see it. */
  find: (id: string, viewer: Member) => Statement;
  /** SQL: whether the subject of report `r` is out of sight. */
  hidden: string;
  /** Takes it out of sight, or brings it back; where this is missing it cannot be hidden. */
  hide?: (id: string, hidden: boolean) => Statement;
  /** Takes its text away, or gives it back where it is still there. */
  remove?: (id: string, removed: boolean) => Statement | null;
  /** However many report it, a moderator decides. */
  neverAutoHidden?: true;
  /** SQL of `{ topic, groupId, memberIds? }`: what browsers hear of its change. */
  changes?: (id: string) => Statement;
}

const subjects = new Map<SubjectKind, ReportSubject>();

/** What can be reported; filled while the modules of the features are loaded. */
export const SUBJECT_KINDS: SubjectKind[] = [];

/** As its feature declares it. */
export const reportSubject = (kind: SubjectKind): ReportSubject => subjects.get(kind)!;

@Module({})
export class ReportSubjectsModule {
  static forFeature(declared: Partial<Record<SubjectKind, ReportSubject>>): typeof ReportSubjectsModule {
    for (const [kind, subject] of Object.entries(declared)) subjects.set(kind as SubjectKind, subject);
    SUBJECT_KINDS.splice(0, SUBJECT_KINDS.length, ...[...subjects.keys()].sort());
    return ReportSubjectsModule;
  }
}

/** SQL of a subject’s author `a`. */
export const AUTHOR_NAME =
  'CASE WHEN a.id IS NOT NULL THEN member_name(a.first_name, a.last_name) END AS author';

export const hiding = (table: string, id: string, hidden: boolean): Statement => ({
  text: `UPDATE ${table} SET hidden_at = ${hidden ? 'now()' : 'NULL'} WHERE id = $1 AND (hidden_at IS NULL) = $2`,
  values: [id, hidden],
});

export const removal = (table: string, id: string, removed: boolean, more = ''): Statement => ({
  text: removed
    ? `UPDATE ${table} SET ${more} deleted_at = now(), removed_by = 'moderator', hidden_at = NULL WHERE id = $1 AND deleted_at IS NULL`
    : `UPDATE ${table} SET deleted_at = NULL, removed_by = NULL WHERE id = $1 AND removed_by = 'moderator'`,
  values: [id],
});
