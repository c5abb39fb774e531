import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { access_level_changes: exported('roles') },
  sections: {
    roles: {
      label: 'Offices given and taken',
      sql: `SELECT before, after, at FROM access_level_changes WHERE member_id = $1 ORDER BY id`,
    },
  },
});
