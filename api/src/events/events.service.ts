import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../core/validation/id-or-slug.pipe.js';
import { NotFoundError, UnauthorizedError } from '../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../core/paging/json-page.js';
import { decodeCursor } from '../core/paging/paging.js';
import { SingleFlight } from '../core/async/single-flight.js';
import { Database } from '../core/database/database.js';
import type { Member } from '../core/access/member.js';
import type { EventListQuery } from './events.dto.js';
import { eventDetails, eventPage } from './events.queries.js';

@Injectable()
export class EventsService {
  private readonly pages = new SingleFlight<JsonPage>();
  private readonly details = new SingleFlight<string | undefined>();

  constructor(private readonly database: Database) {}

  /** @throws UnauthorizedError for what is the visitor's own */
  async list({ limit, cursor, ...query }: EventListQuery, viewer: Member | null): Promise<JsonPage> {
    if (query.mine && !viewer) throw new UnauthorizedError();
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    const filter = { ...query, mine: query.mine === 'true' };
    return this.pages.get(JSON.stringify([filter, limit, after, viewer?.id, viewer?.timeZone]), () =>
      readJsonPage(this.database, eventPage(filter, viewer, limit, after)),
    );
  }

  /** @throws NotFoundError */
  async find(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const key = JSON.stringify([ref, viewer?.id]);
    const event = await this.details.get(key, () => this.database.json(eventDetails(ref, viewer)));
    if (event === undefined) throw new NotFoundError();
    return event;
  }
}
