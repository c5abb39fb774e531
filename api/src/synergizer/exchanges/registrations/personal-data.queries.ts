import { exported, PersonalDataModule } from '../../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    exchanges: exported('exchanges', 'exchanges-helped'),
    exchange_helpers: exported('exchanges-helped'),
  },
  sections: {
    exchanges: {
      label: 'Offers and requests',
      sql: `SELECT kind, title, body, topic, skills, hours, until::text AS until, state, owner_thanks AS "yourThanks",
              created_at AS "createdAt", deleted_at AS "deletedAt"
            FROM exchanges WHERE owner_id = $1 ORDER BY created_at, id`,
    },
    'exchanges-helped': {
      label: 'Exchanges you helped with',
      sql: `SELECT x.title, h.message AS "yourMessage", h.created_at AS "createdAt", x.helper_id = $1 AS "wasAgreed",
              CASE WHEN x.helper_id = $1 THEN x.helper_thanks END AS "yourThanks"
            FROM exchange_helpers h JOIN exchanges x ON x.id = h.exchange_id WHERE h.user_id = $1 ORDER BY h.created_at, x.id`,
    },
  },
});
