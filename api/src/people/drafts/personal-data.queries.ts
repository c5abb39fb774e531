import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { drafts: exported('drafts') },
  sections: {
    drafts: {
      label: 'Drafts',
      sql: `SELECT place, content, updated_at AS "updatedAt" FROM drafts WHERE user_id = $1 ORDER BY place`,
    },
  },
});
