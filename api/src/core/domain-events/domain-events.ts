import { Injectable, type Type } from '@nestjs/common';
import type { Transaction } from '../database/database.js';

type Handler<Event> = (event: Event, transaction: Transaction) => Promise<void>;

/**
 * What happened, for features that the one which says it does not know. Each event is a class beside the service that
 * publishes it. Handlers run in its transaction, one after the other: if one fails, nothing has happened.
 */
@Injectable()
export class DomainEvents {
  private readonly handlers = new Map<unknown, Handler<never>[]>();

  on<Event extends object>(type: Type<Event>, handler: Handler<Event>): void {
    this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]);
  }

  async publish(event: object, transaction: Transaction): Promise<void> {
    for (const handler of this.handlers.get(event.constructor) ?? [])
      await handler(event as never, transaction);
  }
}
