import {
  DERIVED,
  exported,
  notExported,
  PersonalDataModule,
} from '../../core/personal-data/personal-data.module.js';
import { NAME_MENTOR, REMOVE_MENTOR } from './mentors/mentor-actions.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { mentorship_requests: exported('mentorship'), mentors: notExported(DERIVED) },
  sections: {
    mentorship: {
      label: 'Mentor sessions',
      sql: `SELECT CASE WHEN r.member_id = $1 THEN 'member' ELSE 'mentor' END AS "yourPart", r.topic,
              CASE WHEN r.member_id = $1 THEN r.details END AS details, l.slug AS lesson, r.state, r.suggested_times AS "suggestedTimes",
              r.proposed_times AS "proposedTimes", r.message, r.meets_at AS "meetsAt", r.meeting_url AS "meetingUrl", r.note,
              r.created_at AS "createdAt"
            FROM mentorship_requests r LEFT JOIN lessons l ON l.id = r.lesson_id
            WHERE $1 IN (r.member_id, r.mentor_id) ORDER BY r.created_at, r.id`,
    },
    mentoring: {
      label: 'Being a mentor',
      sql: `SELECT action AS decision, reason, at FROM audit_events
            WHERE member_id = $1 AND action IN ('${NAME_MENTOR}', '${REMOVE_MENTOR}') ORDER BY id`,
    },
  },
  erasure: {
    // The note was written about the other one, who keeps it unless its writer would rather have it removed.
    chosenWriting: ['UPDATE mentorship_requests SET note = NULL, message = NULL WHERE mentor_id = $1'],
    references: [
      `UPDATE mentorship_requests SET state = 'open', proposed_times = '{}', meets_at = NULL, meeting_url = NULL, message = NULL
       WHERE mentor_id = $1 AND state IN ('proposed', 'scheduled')`,
    ],
  },
});
