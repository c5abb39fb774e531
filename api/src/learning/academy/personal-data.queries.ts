import { exported, notPersonal, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { season_places: exported('seasons'), seasons: notPersonal },
  sections: {
    seasons: {
      label: 'Academy seasons',
      sql: `SELECT starts_on::text AS "startsOn", joined_at AS "joinedAt" FROM season_places WHERE user_id = $1 ORDER BY starts_on`,
    },
  },
});
