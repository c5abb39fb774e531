import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { ConversationsService } from '../../people/conversations/conversations.service.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { Member } from '../../core/access/member.js';
import type { Exchange } from './exchange.entity.js';
import type { ExchangeReference } from './exchanges.dto.js';
import { NotAmongHelpersError, NotYourExchangeError, WrongStateError } from './exchanges.errors.js';
import { type DueExchange, EXPIRY, helperToChoose, NUDGE, otherHelpers } from './exchanges.queries.js';
import { aboutExchange, ExchangesService, referenceOf } from './exchanges.service.js';

const EXCHANGES = defineQueue('exchanges', { retryLimit: 2, retryDelay: 60, schedule: '23 * * * *' });

/** From choosing who helps to thanking one another; and what happens to an exchange by itself. */
@Injectable()
export class SettlementService implements OnModuleInit {
  constructor(
    private readonly exchanges: ExchangesService,
    private readonly conversations: ConversationsService,
    private readonly notifications: NotificationsService,
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(EXCHANGES, () => this.maintain());
  }

  /**
   * The owner picks; a conversation of the two opens. The same one again changes nothing.
   * @throws NotFoundError, NotYourExchangeError, WrongStateError, NotAmongHelpersError
   */
  choose(ref: IdOrSlug, member: Member, helperId: string): Promise<ExchangeReference> {
    return this.exchanges.changeLocked(ref, member, async (exchange, transaction) => {
      if (exchange.ownerId !== member.id) throw new NotYourExchangeError();
      if (exchange.state === 'agreed' && exchange.helperId === helperId) return referenceOf(exchange, member);
      if (exchange.state !== 'open') throw new WrongStateError(exchange.state);
      const [helper] = await transaction.query(helperToChoose(exchange.id, helperId));
      if (!helper) throw new NotAmongHelpersError();
      const text = `You agreed to do “${exchange.title}” together. Arrange the details here.`;
      const conversationId = await this.conversations.openFor(
        [member.id, helperId],
        { authorId: member.id, text, isSystem: true },
        transaction,
      );
      Object.assign(exchange, { state: 'agreed', helperId, agreedAt: new Date(), conversationId });
      await transaction.manager.save(exchange);
      await this.notify(exchange, `You were chosen for “${exchange.title}”`, member, [helperId], transaction);
      const others = (await transaction.query<{ id: string }>(otherHelpers(exchange.id))).map(({ id }) => id);
      await this.notify(
        exchange,
        `Someone else was chosen for “${exchange.title}”`,
        member,
        others,
        transaction,
      );
      return referenceOf(exchange, member);
    });
  }

  /** Each of the two says that it is done; it is, and counts, once both have. @throws NotFoundError, NotYourExchangeError, WrongStateError */
  settle(ref: IdOrSlug, member: Member): Promise<ExchangeReference> {
    return this.exchanges.changeLocked(ref, member, async (exchange, transaction) => {
      const side = sideOf(exchange, member);
      if (exchange.state === 'done') return referenceOf(exchange, member);
      if (exchange.state !== 'agreed') throw new WrongStateError(exchange.state);
      exchange[`${side}DoneAt`] ??= new Date();
      const isDone = exchange.ownerDoneAt !== null && exchange.helperDoneAt !== null;
      if (isDone) exchange.state = 'done';
      await transaction.manager.save(exchange);
      const text = isDone ? 'is done. You can say thank you.' : 'was marked as done. Confirm?';
      await this.notify(
        exchange,
        `“${exchange.title}” ${text}`,
        member,
        othersOf(exchange, member),
        transaction,
      );
      return referenceOf(exchange, member);
    });
  }

  /** @throws NotFoundError, NotYourExchangeError, WrongStateError before both have said that it is done */
  thank(ref: IdOrSlug, member: Member, text: string): Promise<ExchangeReference> {
    return this.exchanges.changeLocked(ref, member, async (exchange, transaction) => {
      const side = sideOf(exchange, member);
      if (exchange.state !== 'done') throw new WrongStateError(exchange.state);
      const isFirst = exchange[`${side}Thanks`] === null;
      exchange[`${side}Thanks`] = text;
      await transaction.manager.save(exchange);
      const title = `Thank you for “${exchange.title}”: ${text}`;
      if (isFirst) await this.notify(exchange, title, member, othersOf(exchange, member), transaction);
      return referenceOf(exchange, member);
    });
  }

  /** Ends what nobody answered by its day, and asks both how it goes when two weeks have passed. */
  maintain(): Promise<void> {
    return this.database.transaction(async (transaction) => {
      for (const due of await transaction.query<DueExchange>(EXPIRY))
        await this.remind(
          due,
          `“${due.title}” closed without anyone being chosen. You can post it again.`,
          transaction,
        );
      for (const due of await transaction.query<DueExchange>(NUDGE))
        await this.remind(
          due,
          `How is “${due.title}” going? Mark it as done when you’ve finished.`,
          transaction,
        );
    });
  }

  private async remind(due: DueExchange, title: string, transaction: Transaction): Promise<void> {
    const ids = [due.ownerId, ...(due.helperId ? [due.helperId] : [])];
    const event = {
      ...aboutExchange(due, null),
      kind: 'exchange-news' as const,
      sourceId: randomUUID(),
      title,
    };
    await this.notifications.notify(event, ids, transaction);
  }

  private async notify(
    exchange: Exchange,
    title: string,
    member: Member,
    ids: string[],
    transaction: Transaction,
  ): Promise<void> {
    const event = { ...aboutExchange(exchange, member.id), kind: 'exchange-news' as const, title };
    await this.notifications.notify({ ...event, sourceId: randomUUID() }, ids, transaction);
  }
}

/** @throws NotYourExchangeError for everybody but the two of it */
function sideOf({ ownerId, helperId }: Exchange, { id }: Member): 'owner' | 'helper' {
  if (ownerId === id) return 'owner';
  if (helperId === id) return 'helper';
  throw new NotYourExchangeError('Only the two people in this exchange can do this.');
}

const othersOf = ({ ownerId, helperId }: Exchange, { id }: Member) =>
  [ownerId, helperId].filter((other): other is string => other !== null && other !== id);
