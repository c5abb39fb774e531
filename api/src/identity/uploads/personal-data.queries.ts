import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { uploads: exported('pictures') },
  sections: {
    pictures: {
      label: 'Pictures',
      sql: `SELECT 'pictures/' || id || '.webp' AS file, width, height, created_at AS "createdAt"
            FROM uploads WHERE user_id = $1 ORDER BY created_at, id`,
    },
  },
  erasure: {
    references: [`UPDATE uploads SET user_id = NULL WHERE user_id = $1`],
  },
});
