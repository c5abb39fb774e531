import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';
import { LESSON, OF_LESSON } from '../courses/registrations/personal-data.queries.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    lesson_answers: exported('answers'),
    lesson_notes: exported('notes'),
    lesson_reflections: exported('reflections'),
    lesson_positions: exported('positions'),
  },
  sections: {
    answers: {
      label: 'Answers',
      sql: `SELECT ${LESSON}, x.question_id AS question, x.answer, x.is_correct AS "isCorrect", x.tries, x.answered_at AS "answeredAt"
            ${OF_LESSON('lesson_answers')} ORDER BY x.answered_at, l.slug, x.question_id`,
    },
    notes: {
      label: 'Notes',
      sql: `SELECT ${LESSON}, x.text, x.block_id AS block, x.seconds, x.updated_at AS "updatedAt"
            ${OF_LESSON('lesson_notes')} ORDER BY x.updated_at, l.slug`,
    },
    reflections: {
      label: 'Reflections',
      sql: `SELECT ${LESSON}, x.text, x.updated_at AS "updatedAt" ${OF_LESSON('lesson_reflections')} ORDER BY x.updated_at, l.slug`,
    },
    positions: {
      label: 'Playback positions',
      sql: `SELECT ${LESSON}, x.block_id AS block, x.seconds, x.updated_at AS "updatedAt"
            ${OF_LESSON('lesson_positions')} ORDER BY x.updated_at, l.slug, x.block_id`,
    },
  },
});
