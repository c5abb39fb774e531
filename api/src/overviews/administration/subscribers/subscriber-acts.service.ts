import { Injectable } from '@nestjs/common';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { ApiError, NotFoundError } from '../../../core/errors/errors.js';
import { Subscriber } from '../../../site/subscribers/subscriber.entity.js';
import { unsubscription } from '../../../site/subscribers/subscribers.queries.js';
import { bouncesLifted } from './subscriber-list.queries.js';

class AlreadyLeftError extends ApiError {
  constructor() {
    super(409, 'already_left', 'This address has already left the newsletter.');
  }
}

class NothingToLiftError extends ApiError {
  constructor() {
    super(409, 'no_bounce', 'No email to this address has bounced.');
  }
}

/** What administrators do with a subscriber. The audit log has no address: it outlives the list. */
@Injectable()
export class SubscriberActsService {
  constructor(private readonly database: Database) {}

  /** As by the link in every newsletter: the person may come back, and is asked to confirm then. @throws NotFoundError, AlreadyLeftError */
  async remove(id: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { token, confirmedAt, unsubscribedAt } = await found(id, transaction);
      if (unsubscribedAt !== null) throw new AlreadyLeftError();
      await transaction.query(unsubscription(token));
      const before = { confirmed: confirmedAt !== null };
      await record({ actor, action: 'remove', before, after: null, reason }, id, transaction);
    });
  }

  /** Sends newsletters there again, after a bounce. A complaint and a wish to leave stay. @throws NotFoundError, NothingToLiftError */
  async liftBounce(id: string, reason: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { email } = await found(id, transaction);
      const lifted = await transaction.query<{ reason: string }>(bouncesLifted(email));
      if (lifted.length === 0) throw new NothingToLiftError();
      const before = { suppression: lifted[0]!.reason };
      await record({ actor, action: 'lift bounce of', before, after: null, reason }, id, transaction);
    });
  }
}

const record = (
  act: { actor: Member; action: string; before: object; after: null; reason: string },
  subjectId: string,
  transaction: Transaction,
) => recordAuditEvent({ ...act, subjectKind: 'subscriber', subjectId }, transaction);

/** Locked: of two who act at the same time, the second finds what the first has done. */
async function found(id: string, { manager }: Transaction): Promise<Subscriber> {
  const lock = { mode: 'pessimistic_write' as const };
  const subscriber = await manager.findOne(Subscriber, { where: { id }, lock });
  if (!subscriber) throw new NotFoundError();
  return subscriber;
}
