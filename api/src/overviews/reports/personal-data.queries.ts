import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { reports: exported('reports'), moderation_acts: exported('moderation') },
  sections: {
    moderation: {
      label: 'What moderators told you',
      sql: `SELECT act, subject_kind AS about, words, until, at FROM moderation_acts WHERE author_id = $1 ORDER BY at, id`,
    },
    reports: {
      label: 'What you reported',
      sql: `SELECT subject_kind AS about, reason, note, created_at AS "createdAt" FROM reports WHERE reporter_id = $1 ORDER BY created_at, id`,
    },
  },
  erasure: {
    references: [
      `UPDATE moderation_acts SET subject_id = gen_random_uuid() WHERE subject_id = $1`,
      // With a copy of what they wrote; what was decided stays, without it.
      `DELETE FROM reports WHERE author_id = $1 OR subject_id = $1`,
      `UPDATE reports SET note = NULL WHERE reporter_id = $1`,
      `UPDATE moderation_acts SET words = NULL WHERE author_id = $1`,
    ],
  },
});
