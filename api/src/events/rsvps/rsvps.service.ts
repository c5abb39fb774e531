import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { NotFoundError, ProRequiredError } from '../../core/errors/errors.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { DomainEvents } from '../../core/domain-events/domain-events.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { groupActivity } from '../../groups/group-activity.js';
import { MemberLeftGroup } from '../../groups/members/member-left-group.js';
import { LiveService } from '../../core/live/live.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import type { RsvpChoice } from '../events.dto.js';
import { EventCanceledError, EventOverError } from '../events.errors.js';
import { comingEventsOf, eventForRsvp, rsvpUpsert, rsvpDeletion, rsvpsOf } from '../events.queries.js';
import { EVENT_PLACES } from '../waitlist/waitlist.service.js';

interface EventForRsvp {
  id: string;
  access: string;
  groupId: string | null;
  isOver: boolean;
  isCanceled: boolean;
}

const DECLINED = { id: null, status: 'declined', placeInLine: null, confirmBy: null, createdAt: null };

@Injectable()
export class RsvpsService {
  private readonly logger = new Logger(RsvpsService.name);
  /** Answers to one event wait for one another in PostgreSQL: they leave connections to everybody else. */
  private readonly limit: LimitFunction;

  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly jobs: JobsService,
    events: DomainEvents,
    @Inject(CONFIG) { databasePoolSize }: Config,
  ) {
    events.on(MemberLeftGroup, (left, transaction) => this.withdrawFromGroup(left, transaction));
    this.limit = pLimit(Math.max(1, Math.floor(databasePoolSize / 2)));
  }

  async listOf(member: Member): Promise<string> {
    return (await this.database.json(rsvpsOf(member)))!;
  }

  /**
   * Answers an event; answering again changes the answer. Going to a full event puts the member in line.
   * @returns the answer as JSON text.
   * @throws NotFoundError, ProRequiredError for HPC events, EventOverError
   */
  async rsvp(member: Member, ref: IdOrSlug, status: RsvpChoice): Promise<string> {
    const event = await this.findOrFail(ref, member);
    if (status === 'declined') {
      await this.leave(event, member);
      return JSON.stringify({ ...DECLINED, eventId: event.id });
    }
    if (event.isCanceled) throw new EventCanceledError();
    if (event.isOver) throw new EventOverError();
    if (event.access === 'pro' && !isPro(member))
      throw new ProRequiredError('This event is for Pro members.');
    const rsvp = await this.limit(() => this.database.json(rsvpUpsert(event.id, member.id, status)));
    await this.changed(event, member, status === 'maybe');
    return rsvp!;
  }

  /** Withdraws the answer, if any; a place that becomes free goes to the first in line. */
  async withdraw(member: Member, ref: IdOrSlug): Promise<void> {
    await this.leave(await this.findOrFail(ref, member), member);
  }

  /** One event after the other and in their order, so that two who leave do not block each other. */
  private async withdrawFromGroup(
    { userId, groupId }: MemberLeftGroup,
    transaction: Transaction,
  ): Promise<void> {
    const coming = await transaction.query<{ id: string }>(comingEventsOf(groupId, userId));
    for (const { id } of coming) await transaction.query(rsvpDeletion(id, userId));
  }

  private async leave(event: EventForRsvp, member: Member): Promise<void> {
    const withdrawn = await this.limit(() => this.database.execute(rsvpDeletion(event.id, member.id)));
    if (withdrawn > 0) await this.changed(event, member, true);
  }

  /**
   * After the commit: NOTIFY serializes commits, which would slow concurrent RSVPs. A failure is not reported to the
   * client; freed places are also offered by the job each minute.
   */
  private async changed({ id, groupId }: EventForRsvp, member: Member, mayFreePlace: boolean): Promise<void> {
    try {
      if (mayFreePlace) await this.jobs.enqueue(EVENT_PLACES, {}, this.database);
      await this.live.publish([
        { topic: `event:${id}`, groupId },
        { topic: 'points', memberIds: [member.id] },
        ...groupActivity(groupId),
      ]);
    } catch (error) {
      this.logger.warn(`an answer to event ${id} was kept and not announced`, error);
    }
  }

  private async findOrFail(ref: IdOrSlug, member: Member): Promise<EventForRsvp> {
    const event = await this.database.one<EventForRsvp>(eventForRsvp(ref, member));
    if (!event) throw new NotFoundError();
    return event;
  }
}
