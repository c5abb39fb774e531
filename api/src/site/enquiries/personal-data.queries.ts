import { exported, PersonalDataModule, unscrubbed } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { enquiries: unscrubbed(exported('requests')) },
  sections: {
    requests: {
      label: 'Form requests you sent us',
      sql: `SELECT e.reference, e.kind, e.state, e.name, e.email, e.organization, e.window_from::text AS "windowFrom",
              e.window_to::text AS "windowTo", e.time_zone AS "timeZone", e.format, e.audience, e.budget, e.message,
              e.created_at AS "createdAt"
            FROM enquiries e JOIN users u ON u.email = lower(e.email) WHERE u.id = $1 ORDER BY e.created_at, e.id`,
    },
  },
  erasure: {
    references: [`DELETE FROM enquiries e USING users u WHERE u.id = $1 AND lower(e.email) = u.email`],
  },
});
