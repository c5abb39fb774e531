import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { presences: exported('presence') },
  sections: {
    presence: {
      label: 'When you were last active',
      sql: `SELECT active_at AS "activeAt" FROM presences WHERE user_id = $1`,
    },
  },
});
