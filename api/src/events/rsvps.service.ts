import { Injectable } from '@nestjs/common';
import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { NotFoundError, ProRequiredError } from '../common/errors.js';
import { Database } from '../database/database.js';
import { LiveService } from '../live/live.service.js';
import { isPro, type Member } from '../sessions/member.js';
import { EventOverError } from './events.errors.js';
import { eventForRsvp, rsvpUpsert, rsvpDeletion, rsvpsOf } from './events.queries.js';

type Answer = 'going' | 'maybe';

@Injectable()
export class RsvpsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
  ) {}

  async listOf(member: Member): Promise<string> {
    return (await this.database.json(rsvpsOf(member.id)))!;
  }

  /**
   * Answers an event; answering again changes the answer. Going to a full event puts the member in line.
   * @returns the RSVP as JSON text.
   * @throws NotFoundError, ProRequiredError for HPC events, EventOverError
   */
  async answer(member: Member, ref: IdOrSlug, answer: Answer): Promise<string> {
    const event = await this.findOrFail(ref);
    if (event.isOver) throw new EventOverError();
    if (event.access === 'pro' && !isPro(member))
      throw new ProRequiredError('This event is for HPC members.');
    const rsvp = (await this.database.json(rsvpUpsert(event.id, member.id, answer)))!;
    await this.changed(event.id, member);
    return rsvp;
  }

  /** Withdraws the answer, if any; a place that becomes free goes to the first in line. */
  async withdraw(member: Member, ref: IdOrSlug): Promise<void> {
    const event = await this.findOrFail(ref);
    const withdrawn = await this.database.execute(rsvpDeletion(event.id, member.id));
    if (withdrawn > 0) await this.changed(event.id, member);
  }

  /** After the write and not with it: NOTIFY makes transactions commit one by one, and places are asked for all at once. */
  private changed(eventId: string, member: Member): Promise<void> {
    return this.live.publish([{ topic: `event:${eventId}` }, { topic: 'points', memberIds: [member.id] }]);
  }

  private async findOrFail(ref: IdOrSlug) {
    const event = await this.database.one<{ id: string; access: string; isOver: boolean }>(eventForRsvp(ref));
    if (!event) throw new NotFoundError();
    return event;
  }
}
