import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { earned_achievements: exported('achievements') },
  sections: {
    achievements: {
      label: 'Achievements',
      sql: `SELECT key AS achievement, earned_at AS "earnedAt" FROM earned_achievements WHERE user_id = $1 ORDER BY earned_at, key`,
    },
  },
  erasure: {
    references: [
      `UPDATE earned_achievements SET subject_id = NULL, subject_type = NULL WHERE subject_id = $1`,
    ],
  },
});
