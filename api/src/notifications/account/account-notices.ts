import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../core/domain-events/domain-events.js';
import { AccountChanged } from '../../identity/users/account-changed.js';
import { NotificationsService } from '../notifications.service.js';

/** Notifies members of what staff changed about their account. */
@Injectable()
export class AccountNotices {
  constructor(notifications: NotificationsService, events: DomainEvents) {
    events.on(AccountChanged, async ({ userId, eventId, title, href }, transaction) => {
      const event = { kind: 'account', sourceId: eventId, subjectId: eventId, actorId: null } as const;
      await notifications.notify({ ...event, title, href }, [userId], transaction);
    });
  }
}
