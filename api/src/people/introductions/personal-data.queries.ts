import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { introductions: exported('introductions') },
  sections: {
    introductions: {
      label: 'Introductions you made',
      sql: `SELECT reason, created_at AS "createdAt" FROM introductions WHERE by_id = $1 ORDER BY created_at, id`,
    },
  },
});
