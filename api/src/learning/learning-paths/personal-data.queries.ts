import { exported, notPersonal, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    learning_paths: notPersonal,
    learning_path_courses: notPersonal,
    learning_path_memberships: exported('paths'),
  },
  sections: {
    paths: {
      label: 'Learning paths',
      sql: `SELECT path_id AS path, joined_at AS "joinedAt" FROM learning_path_memberships WHERE user_id = $1 ORDER BY joined_at, path_id`,
    },
  },
});
