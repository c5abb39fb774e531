import { exported, PersonalDataModule, unscrubbed } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { subscribers: unscrubbed(exported('newsletter')) },
  sections: {
    newsletter: {
      label: 'Newsletter',
      sql: `SELECT s.email, s.name, s.source, s.interests, s.created_at AS "createdAt", s.confirmed_at AS "confirmedAt",
              s.unsubscribed_at AS "unsubscribedAt"
            FROM subscribers s JOIN users u ON u.email = s.email WHERE u.id = $1`,
    },
  },
  erasure: {
    references: [`DELETE FROM subscribers s USING users u WHERE u.id = $1 AND s.email = u.email`],
  },
});
