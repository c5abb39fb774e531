import {
  EDITORIAL,
  notPersonal,
  PersonalDataModule,
  unscrubbed,
  notExported,
} from '../../../core/personal-data/personal-data.module.js';

/** Lessons and courses have names of their own that stay, so that what belongs to them finds them again. */
export const LESSON = `l.slug AS lesson, l.title, c.slug AS course`;
export const OF_LESSON = (table: string) =>
  `FROM ${table} x JOIN lessons l ON l.id = x.lesson_id JOIN courses c ON c.id = l.course_id WHERE x.user_id = $1`;

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    courses: unscrubbed(notExported(EDITORIAL)),
    course_modules: notPersonal,
    lessons: unscrubbed(notPersonal),
  },
});
