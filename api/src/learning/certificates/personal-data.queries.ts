import { exported, PersonalDataModule, unscrubbed } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { certificates: unscrubbed(exported('certificates')) },
  sections: {
    certificates: {
      label: 'Certificates',
      sql: `SELECT c.slug AS course, k.course_title AS title, k.version, k.name, k.lesson_count AS "lessonCount",
              k.duration_minutes AS "durationMinutes", k.completed_at AS "completedAt", k.issued_at AS "issuedAt",
              k.revoked_at AS "revokedAt", '/certificates/' || k.id AS address, coalesce(k.source_id, k.id) AS source
            FROM certificates k JOIN courses c ON c.id = k.course_id WHERE k.user_id = $1 ORDER BY k.issued_at, c.slug, k.version`,
    },
  },
});
