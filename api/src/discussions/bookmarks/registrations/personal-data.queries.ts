import { paths } from '#platform/paths/paths';
import { exported, PersonalDataModule } from '../../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { bookmarks: exported('bookmarks') },
  sections: {
    bookmarks: {
      label: 'Bookmarks',
      sql: `SELECT '${paths.discussions}/' || post_id AS discussion, reply_id AS reply, created_at AS "createdAt", remind_at AS "remindAt"
            FROM bookmarks WHERE user_id = $1 ORDER BY created_at, subject_id`,
    },
  },
});
