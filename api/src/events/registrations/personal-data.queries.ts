import {
  DERIVED,
  exported,
  notPersonal,
  PersonalDataModule,
  TRANSIENT,
  notExported,
} from '../../core/personal-data/personal-data.module.js';
import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { LET_HOST, STOP_HOSTING } from '../hosting/hosting-actions.js';
import { RSVP_STATUS } from '../events.sql.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    events: exported('events', 'events-hosted'),
    event_rsvps: exported('events'),
    event_cohosts: exported('events-hosted'),
    event_hosts: notExported(DERIVED),
    event_messages: exported('event-messages'),
    event_series: notPersonal,
    calendar_feeds: notExported('a secret address: the person who has it reads the calendar'),
    event_reminders: notExported(TRANSIENT),
  },
  sections: {
    events: {
      label: 'Your RSVPs',
      sql: `SELECT CASE WHEN ${eventIsOpenTo('$1', isHpcMemberSql('$1'))} THEN e.title END AS title,
              e.starts_at AS "startsAt", ${RSVP_STATUS} AS status, r.created_at AS "answeredAt",
              r.attended_at IS NOT NULL AS attended
            FROM event_rsvps r JOIN events e ON e.id = r.event_id WHERE r.user_id = $1 ORDER BY e.starts_at, e.id`,
    },
    'events-hosted': {
      label: 'Events you host',
      sql: `SELECT e.title, e.summary, e.description, e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.time_zone AS "timeZone",
              e.format, e.location, e.join_url AS "joinUrl", e.agenda, e.recap, e.recording_url AS "recordingUrl", e.canceled_at AS "canceledAt"
            FROM events e WHERE e.host_id = $1
              OR EXISTS (SELECT FROM event_cohosts h WHERE h.event_id = e.id AND h.user_id = $1) ORDER BY e.starts_at, e.id`,
    },
    'event-messages': {
      label: 'Emails you sent to attendees',
      sql: `SELECT e.title AS event, m.audience, m.subject, m.body AS text, m.recipients, m.created_at AS "sentAt"
            FROM event_messages m JOIN events e ON e.id = m.event_id WHERE m.author_id = $1 ORDER BY m.created_at, m.id`,
    },
    'event-hosting': {
      label: 'Permission to host events',
      sql: `SELECT action AS decision, reason, at FROM audit_events
            WHERE member_id = $1 AND action IN ('${LET_HOST}', '${STOP_HOSTING}') ORDER BY id`,
    },
  },
});
