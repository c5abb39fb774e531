import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../../core/paging/json-page.js';
import { decodeCursor } from '../../../core/paging/paging.js';
import { csvRows, exportCsv } from '../csv-rows.js';
import type { AdministeredEvent, AdministeredEventsQuery, EventAttendee } from './administered-events.dto.js';
import {
  attendeePage,
  EVENT_KEY,
  type EventFilters,
  eventNamed,
  eventPage,
} from './administered-events.queries.js';

const COLUMNS = [
  'title',
  'state',
  'starts at',
  'time zone',
  'host',
  'group',
  'access',
  'going',
  'maybe',
  'waiting',
  'attended',
  'capacity',
  'recording',
  'recap',
];

@Injectable()
export class AdministeredEventsService {
  constructor(private readonly database: Database) {}

  page({ cursor, limit, ...filters }: AdministeredEventsQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, EVENT_KEY.length);
    return readJsonPage(this.database, eventPage(filters, limit, after));
  }

  /** Everything that the filters find. */
  async export({ query, state, order }: EventFilters, actor: Member): Promise<AsyncGenerator<string>> {
    const filters = { query, state, order };
    return exportCsv(this.database, actor, {
      subjectKind: 'events',
      filters,
      page: (size, after) => eventPage(filters, size, after),
      columns: COLUMNS,
      cellsOf,
    });
  }

  /** Everyone who answered, with their addresses. @throws NotFoundError */
  async attendees(id: string, actor: Member): Promise<{ fileName: string; rows: AsyncGenerator<string> }> {
    const event = await this.database.one<{ slug: string }>(eventNamed(id));
    if (!event) throw new NotFoundError();
    await recordAuditEvent(
      { actor, action: 'export attendees of', subjectKind: 'event', subjectId: id },
      this.database,
    );
    const rows = csvRows(
      this.database,
      (size, after) => attendeePage(id, size, after),
      ['name', 'email', 'status', 'since', 'attended'],
      (attendee: EventAttendee) => ({ ...attendee }),
    );
    return { fileName: `${event.slug}-attendees.csv`, rows };
  }
}

const cellsOf = ({
  host,
  group,
  startsAt,
  timeZone,
  hasRecording,
  hasRecap,
  ...event
}: AdministeredEvent) => ({
  title: event.title,
  state: event.state,
  'starts at': startsAt,
  'time zone': timeZone,
  host: host?.name,
  group: group?.name,
  access: event.access,
  going: event.going,
  maybe: event.maybe,
  waiting: event.waiting,
  attended: event.attended,
  capacity: event.capacity,
  recording: hasRecording,
  recap: hasRecap,
});
