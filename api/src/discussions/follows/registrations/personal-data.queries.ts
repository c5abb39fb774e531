import { paths } from '#platform/paths/paths';
import { exported, PersonalDataModule } from '../../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { tag_follows: exported('follows'), member_follows: exported('follows') },
  sections: {
    follows: {
      label: 'Tags and people you follow',
      sql: `SELECT tag, NULL AS member, created_at AS "followedAt" FROM tag_follows WHERE user_id = $1
            UNION ALL SELECT NULL, '${paths.memberProfile('')}' || followed_id, created_at FROM member_follows WHERE user_id = $1
            ORDER BY "followedAt", tag, member`,
    },
  },
});
