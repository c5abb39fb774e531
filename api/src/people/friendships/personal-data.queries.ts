import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { friendships: exported('connections') },
  sections: {
    connections: {
      label: 'Connections, without names',
      sql: `SELECT status, asked_by_id = $1 AS "askedByYou", since FROM friendships WHERE $1 IN (low_id, high_id) ORDER BY since, id`,
    },
  },
});
