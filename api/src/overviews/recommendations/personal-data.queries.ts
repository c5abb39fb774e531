import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    dismissed_recommendations: exported('dismissed-recommendations'),
    recommendation_settings: exported('preferences'),
  },
  sections: {
    'dismissed-recommendations': {
      label: 'Dismissed recommendations',
      sql: `SELECT kind, at FROM dismissed_recommendations WHERE user_id = $1 ORDER BY at, kind, subject_id`,
    },
  },
  erasure: {
    references: [`DELETE FROM dismissed_recommendations WHERE subject_id = $1`],
  },
});
