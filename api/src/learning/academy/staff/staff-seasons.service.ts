import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Queryable } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { SeasonDays } from '../season.entity.js';
import { StaleSeasonError } from '../seasons.errors.js';
import { dayOf } from '../seasons.js';
import { requireAllowed } from './season-rules.js';
import type { SeasonBody, SeasonChange, StaffSeason } from './staff-seasons.dto.js';
import * as queries from './staff-seasons.queries.js';

/** Administrators add seasons and change them. Places go with a season that moves. */
@Injectable()
export class StaffSeasonsService {
  constructor(private readonly database: Database) {}

  list(): Promise<StaffSeason[]> {
    return seasonsOf(null, this.database);
  }

  /** @throws ApiError 400 with messages by field */
  async add({ reason, ...body }: SeasonBody, actor: Member): Promise<StaffSeason> {
    const id = await this.database.transaction(async (transaction) => {
      await transaction.query(queries.seasonsLock());
      requireAllowed({ ...body, reason }, null, await seasonsOf(null, transaction), dayOf(new Date()));
      const season = fieldsOf(body);
      const stored = await transaction.manager.save(SeasonDays, season);
      const event = { action: 'create', after: season, reason };
      await recordAuditEvent({ actor, subjectKind: 'season', subjectId: stored.id, ...event }, transaction);
      return stored.id;
    });
    return (await seasonsOf(id, this.database))[0]!;
  }

  /** @throws NotFoundError, StaleSeasonError, ApiError 400 with messages by field */
  async change(id: string, body: SeasonChange, actor: Member): Promise<StaffSeason> {
    await this.database.transaction(async (transaction) => {
      await transaction.query(queries.seasonsLock());
      const all = await seasonsOf(null, transaction);
      const before = all.find((season) => season.id === id);
      if (!before) throw new NotFoundError();
      if (before.version !== body.version) throw new StaleSeasonError();
      const others = all.filter((season) => season !== before);
      requireAllowed(body, before, others, dayOf(new Date()));
      const after = fieldsOf(body);
      await transaction.manager.update(SeasonDays, { id }, { ...after, version: before.version + 1 });
      if (after.startsOn !== before.startsOn) await transaction.query(queries.reminderReset(after.startsOn));
      const event = { action: 'edit', before: fieldsOf(before), after, reason: body.reason };
      await recordAuditEvent({ actor, subjectKind: 'season', subjectId: id, ...event }, transaction);
    });
    return (await seasonsOf(id, this.database))[0]!;
  }
}

const seasonsOf = (id: string | null, database: Queryable): Promise<StaffSeason[]> =>
  database.query<StaffSeason>(queries.staffSeasons(id));

type Fields = Pick<StaffSeason, 'name' | 'startsOn' | 'endsOn' | 'places'>;

const fieldsOf = ({ name, startsOn, endsOn, places }: Fields): Fields => ({ name, startsOn, endsOn, places });
