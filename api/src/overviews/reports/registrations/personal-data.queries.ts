import { MODERATION_ACTS } from '../report-kinds.js';
import { exported, PersonalDataModule } from '../../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { reports: exported('reports') },
  sections: {
    moderation: {
      label: 'Moderator decisions about you',
      sql: `SELECT action AS decision, subject_kind AS about, reason AS message, (after ->> 'until')::timestamptz AS until, at
            FROM audit_events WHERE member_id = $1 AND action = ANY ('{${MODERATION_ACTS.join()}}') ORDER BY id`,
    },
    reports: {
      label: 'Your reports',
      sql: `SELECT subject_kind AS about, reason, note, created_at AS "createdAt" FROM reports WHERE reporter_id = $1 ORDER BY created_at, id`,
    },
  },
  erasure: {
    references: [
      // With a copy of what they wrote; what was decided stays, without it.
      `DELETE FROM reports WHERE author_id = $1 OR subject_id = $1`,
      `UPDATE reports SET note = NULL WHERE reporter_id = $1`,
    ],
  },
});
