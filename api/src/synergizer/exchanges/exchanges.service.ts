import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { paths } from '#platform/paths/paths';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { definedOf } from '../../core/validation/defined.js';
import { plainTexts } from '../../core/markdown/plain-text.js';
import { slugify } from '../../core/validation/slug.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { ExchangeHelper } from './exchange-helper.entity.js';
import { Exchange } from './exchange.entity.js';
import type {
  ExchangeChanges,
  ExchangeListQuery,
  ExchangeReference,
  NewExchange,
  NewHelper,
} from './exchanges.dto.js';
import {
  DayOutOfRangeError,
  NotYourExchangeError,
  OwnExchangeError,
  WrongStateError,
} from './exchanges.errors.js';
import {
  exchangePage,
  exchangeToWrite,
  expiryOf,
  isDayToCome,
  otherHelpers,
  visibleExchange,
} from './exchanges.queries.js';

const RATE_LIMIT = { name: 'exchanges', limit: 10, windowSeconds: 24 * 3600 };
const MAX_DAYS = 180;

@Injectable()
export class ExchangesService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly limits: RateLimitsService,
    private readonly notifications: NotificationsService,
  ) {}

  list({ limit, cursor, ...filter }: ExchangeListQuery, viewer: Member | null): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, exchangePage(viewer, filter, limit, after));
  }

  /** @throws NotFoundError */
  async findVisibleOrFail(ref: IdOrSlug, viewer: Member | null): Promise<string> {
    const exchange = await this.database.json(visibleExchange(ref, viewer));
    if (exchange === undefined) throw new NotFoundError();
    return exchange;
  }

  /** @throws DayOutOfRangeError, TooManyRequestsError */
  async start(member: Member, content: NewExchange): Promise<ExchangeReference> {
    const until = content.until.slice(0, 10);
    await this.requireDay(until);
    const id = randomUUID();
    const slug = `${slugify(content.title) || 'exchange'}-${id.slice(0, 8)}`;
    return this.database.transaction(async (transaction) => {
      await this.limits.count(RATE_LIMIT, member.id, transaction);
      await transaction.manager.insert(Exchange, {
        ...content,
        ...plainTexts(content.body),
        ...{ id, slug, until, ownerId: member.id },
      });
      await this.changed(id, member, transaction);
      return { id, slug, state: 'open', conversationId: null };
    });
  }

  /** People who have answered are notified. @throws NotFoundError, NotYourExchangeError, WrongStateError once someone was chosen, DayOutOfRangeError */
  async change(ref: IdOrSlug, member: Member, changes: ExchangeChanges): Promise<ExchangeReference> {
    const until = changes.until?.slice(0, 10);
    // The day of one that is open is always within the range.
    if (until !== undefined) await this.requireDay(until);
    return this.changeLocked(ref, member, async (exchange, transaction) => {
      if (exchange.ownerId !== member.id) throw new NotYourExchangeError();
      if (exchange.state !== 'open') throw new WrongStateError(exchange.state);
      Object.assign(exchange, definedOf({ ...changes, until }));
      Object.assign(exchange, plainTexts(exchange.body));
      await transaction.manager.save(exchange);
      const answered = await transaction.query<{ id: string }>(otherHelpers(exchange.id));
      await this.notifications.notify(
        {
          ...aboutExchange(exchange, member.id),
          kind: 'exchange-news',
          sourceId: randomUUID(),
          title: `“${exchange.title}” was edited. Check that it still works for you.`,
        },
        answered.map(({ id }) => id),
        transaction,
      );
      return referenceOf(exchange, member);
    });
  }

  /** Says "I can help"; saying it again changes the words. @throws NotFoundError, OwnExchangeError, WrongStateError */
  help(ref: IdOrSlug, member: Member, { message }: NewHelper): Promise<ExchangeReference> {
    return this.changeLocked(ref, member, async (exchange, transaction) => {
      if (exchange.ownerId === member.id) throw new OwnExchangeError();
      if (exchange.state !== 'open') throw new WrongStateError(exchange.state);
      const row = { exchangeId: exchange.id, userId: member.id };
      await transaction.manager.upsert(ExchangeHelper, { ...row, message: message ?? '' }, [
        'exchangeId',
        'userId',
      ]);
      await this.notifications.notify(
        {
          ...aboutExchange(exchange, member.id),
          kind: 'exchange-helper',
          sourceId: exchange.id,
          title: exchange.title,
        },
        [exchange.ownerId],
        transaction,
      );
      return referenceOf(exchange, member);
    });
  }

  /** @throws NotFoundError, WrongStateError once they were chosen */
  takeBackHelp(ref: IdOrSlug, member: Member): Promise<void> {
    return this.changeLocked(ref, member, async (exchange, transaction) => {
      if (exchange.helperId === member.id) throw new WrongStateError(exchange.state);
      await transaction.manager.delete(ExchangeHelper, { exchangeId: exchange.id, userId: member.id });
    });
  }

  /**
   * Takes it back; either of the two can once someone was chosen.
   * @throws NotFoundError, NotYourExchangeError, WrongStateError
   */
  withdraw(ref: IdOrSlug, member: Member): Promise<void> {
    return this.changeLocked(ref, member, async (exchange, transaction) => {
      const { ownerId, helperId, state } = exchange;
      if (ownerId !== member.id && helperId !== member.id) throw new NotYourExchangeError();
      if (state === 'withdrawn') return;
      if (state !== 'open' && state !== 'agreed') throw new WrongStateError(state);
      Object.assign(exchange, { state: 'withdrawn', ownerDoneAt: null, helperDoneAt: null });
      await transaction.manager.save(exchange);
      await this.notifications.withdraw(exchange.id, transaction);
      const others = [ownerId, helperId].filter((id) => id !== null && id !== member.id) as string[];
      const answered =
        helperId === null ? await transaction.query<{ id: string }>(otherHelpers(exchange.id)) : [];
      const about = {
        ...aboutExchange(exchange, member.id),
        kind: 'exchange-news' as const,
        title: `“${exchange.title}” was withdrawn`,
      };
      await this.notifications.notify({ ...about, sourceId: randomUUID() }, others, transaction);
      // They do not see its page any more.
      await this.notifications.notify(
        { ...about, sourceId: randomUUID(), href: paths.exchanges },
        answered.map(({ id }) => id),
        transaction,
      );
    });
  }

  /**
   * Changes an exchange that the member may see; its row is locked, and its day has been looked at.
   * @throws NotFoundError
   */
  async changeLocked<T>(
    ref: IdOrSlug,
    member: Member,
    work: (exchange: Exchange, transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const found = await this.database.one<{ id: string }>(exchangeToWrite(ref, member));
    if (!found) throw new NotFoundError();
    return this.database.transaction(async (transaction) => {
      const lock = { mode: 'pessimistic_write' as const };
      const exchange = await transaction.manager.findOne(Exchange, { where: { id: found.id }, lock });
      if (!exchange) throw new NotFoundError();
      const expired = await transaction.query(expiryOf(exchange.id));
      if (expired.length > 0) exchange.state = 'expired';
      const done = await work(exchange, transaction);
      await this.changed(exchange.id, member, transaction);
      return done;
    });
  }

  private async requireDay(until: string): Promise<void> {
    const day = await this.database.one<{ isToCome: boolean }>(isDayToCome(until, MAX_DAYS));
    if (!day!.isToCome) throw new DayOutOfRangeError(MAX_DAYS);
  }

  private changed(id: string, { id: actorId }: Member, transaction: Transaction): Promise<void> {
    return this.live.publish(
      [
        { topic: `exchange:${id}`, actorId },
        { topic: 'exchanges', actorId },
      ],
      transaction,
    );
  }
}

/** The conversation is between the two of it. */
export const referenceOf = (
  { id, slug, state, conversationId, ownerId, helperId }: Exchange,
  { id: memberId }: Member,
): ExchangeReference => ({
  id,
  slug,
  state,
  conversationId: memberId === ownerId || memberId === helperId ? conversationId : null,
});

export const aboutExchange = ({ id, slug }: { id: string; slug: string }, actorId: string | null) => ({
  subjectId: id,
  actorId,
  href: paths.exchange(slug),
});
