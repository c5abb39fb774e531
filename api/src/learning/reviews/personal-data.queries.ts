import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { course_reviews: exported('reviews') },
  sections: {
    reviews: {
      label: 'Course reviews',
      sql: `SELECT c.slug AS course, r.rating, r.text, r.created_at AS "createdAt", r.edited_at AS "editedAt", r.deleted_at AS "deletedAt"
            FROM course_reviews r JOIN courses c ON c.id = r.course_id WHERE r.user_id = $1 ORDER BY r.created_at, r.id`,
    },
  },
});
