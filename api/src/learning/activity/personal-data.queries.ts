import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';
import { LESSON, OF_LESSON } from '../courses/registrations/personal-data.queries.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { lesson_activity: exported('learning-days'), weekly_goals: exported('preferences') },
  sections: {
    'learning-days': {
      label: 'Learning activity',
      sql: `SELECT ${LESSON}, x.kind, x.local_day::text AS day, x.occurred_at AS at
            ${OF_LESSON('lesson_activity')} ORDER BY x.occurred_at, l.slug, x.kind`,
    },
  },
});
