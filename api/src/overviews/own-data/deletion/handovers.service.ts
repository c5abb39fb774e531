import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../core/database/database.js';
import { EventChangeNoticesService } from '../../../events/event-editing/event-change-notices.service.js';
import { hostedEvent, type HostedEvent } from '../../../events/event-editing/event-editor.queries.js';
import { Event } from '../../../events/event.entity.js';
import { GroupMembership } from '../../../groups/members/group-membership.entity.js';
import { Group } from '../../../groups/group.entity.js';
import { LiveService } from '../../../core/live/live.service.js';
import type { NotificationKindKey } from '../../../notifications/notification-kinds.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { Project } from '../../../synergizer/projects/project.entity.js';
import { plannedHandovers, type PlannedHandover } from './deletion-plan.queries.js';

const HANDOVER_NOTICES: Record<
  PlannedHandover['kind'],
  { kind: NotificationKindKey; text: (title: string) => string }
> = {
  group: { kind: 'group-membership', text: (title) => `You’re now an owner of “${title}”` },
  project: { kind: 'project-answer', text: (title) => `You now lead “${title}”` },
  event: { kind: 'event-changed', text: (title) => `You now host “${title}”` },
};

/** What a member alone owned goes to the member who has been there longest, or comes to its end. */
@Injectable()
export class HandoversService {
  constructor(
    private readonly news: EventChangeNoticesService,
    private readonly notifications: NotificationsService,
    private readonly live: LiveService,
  ) {}

  async handOver(memberId: string, transaction: Transaction): Promise<void> {
    const planned = await transaction.query<PlannedHandover>(plannedHandovers(memberId));
    for (const one of planned) {
      if (one.successorId === null) await this.end(one, memberId, transaction);
      else await this.give(one, one.successorId, transaction);
    }
  }

  private async give(
    { kind, id, title, href }: PlannedHandover,
    to: string,
    transaction: Transaction,
  ): Promise<void> {
    const { manager } = transaction;
    if (kind === 'group')
      await manager.update(GroupMembership, { groupId: id, userId: to }, { role: 'owner' });
    if (kind === 'project') await manager.update(Project, { id }, { ownerId: to });
    if (kind === 'event') await manager.update(Event, { id }, { hostId: to });
    const { kind: notification, text } = HANDOVER_NOTICES[kind];
    // By nobody: what a member did goes with them.
    const event = {
      kind: notification,
      sourceId: randomUUID(),
      subjectId: id,
      actorId: null,
      title: text(title),
      href,
    };
    await this.notifications.notify(event, [to], transaction);
    await this.live.publish([{ topic: `${kind}:${id}`, memberIds: [to] }], transaction);
  }

  private async end(
    { kind, id }: PlannedHandover,
    memberId: string,
    transaction: Transaction,
  ): Promise<void> {
    const { manager } = transaction;
    if (kind === 'group') await manager.update(Group, { id }, { archivedAt: () => 'now()' });
    if (kind === 'project') await manager.update(Project, { id }, { stage: 'closed', returnedReason: null });
    if (kind !== 'event') return;
    const canceled = { canceledAt: () => 'now()', sequence: () => 'sequence + 1', updatedAt: () => 'now()' };
    await manager.update(Event, { id }, canceled);
    const events = await transaction.query<HostedEvent>(hostedEvent(id));
    await this.news.canceled(events, { id: memberId }, transaction);
    await this.live.publish([{ topic: `event:${id}`, groupId: events[0]!.groupId }], transaction);
  }
}
