import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import type { Repository } from 'typeorm';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { paths } from '#platform/paths/paths';
import { Database, type Transaction } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { Member } from '../../core/access/member.js';
import { SiteSettingsService } from '../../core/settings/site-settings.service.js';
import { Group } from '../group.entity.js';
import {
  admins,
  groupApproval,
  groupReturn,
  ownersOf,
  pendingPage,
  type ReviewedGroup,
} from './group-reviews.queries.js';

/** Looking at new groups before others see them, where administrators have switched that on. */
@Injectable()
export class GroupReviewsService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveService,
    private readonly notifications: NotificationsService,
    private readonly settings: SiteSettingsService,
    @InjectRepository(Group) private readonly rows: Repository<Group>,
  ) {}

  /** Whether what this member founds waits for an administrator. */
  async isDue(member: Member): Promise<boolean> {
    return !member.isAdmin && (await this.settings.read()).reviewsGroups;
  }

  list({ limit, cursor }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 2);
    return readJsonPage(this.database, pendingPage(limit, after));
  }

  /** Opens it; opening it again changes nothing. @throws NotFoundError, ApiError 409 `already_decided` */
  async approve(id: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [group] = await transaction.query<ReviewedGroup>(groupApproval(id));
      if (!group) return this.requireSame(id, null);
      await log(id, actor, 'approve', null, transaction);
      await this.notifyOwner(
        group,
        `“${group.name}” was approved. People can find it now.`,
        actor,
        transaction,
        true,
      );
    });
  }

  /** Gives it back with what has to change. @throws NotFoundError, ApiError 409 `already_decided` */
  async return(id: string, actor: Member, reason: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [group] = await transaction.query<ReviewedGroup>(groupReturn(id, reason));
      if (!group) return this.requireSame(id, reason);
      await log(id, actor, 'return', reason, transaction);
      await this.notifyOwner(group, `“${group.name}” needs changes: ${reason}`, actor, transaction, false);
    });
  }

  /** The queue is different now, for people who look after it. */
  async queueChanged(transaction: Transaction): Promise<void> {
    const memberIds = (await transaction.query<{ id: string }>(admins())).map(({ id }) => id);
    if (memberIds.length > 0) await this.live.publish([{ topic: 'group-reviews', memberIds }], transaction);
  }

  private async requireSame(id: string, reason: string | null): Promise<void> {
    const group = await this.rows.findOneBy({ id });
    if (!group) throw new NotFoundError();
    const isSame = reason === null ? group.moderationStatus === null : group.returnedReason === reason;
    if (!isSame) throw new ApiError(409, 'already_decided', 'Someone has already reviewed this group.');
  }

  private async notifyOwner(
    { id, slug }: ReviewedGroup,
    title: string,
    actor: Member,
    transaction: Transaction,
    isOpen: boolean,
  ): Promise<void> {
    const owners = (await transaction.query<{ id: string }>(ownersOf(id))).map((owner) => owner.id);
    // No `groupId` while the group is withheld: the access check would hide the notification from its owners.
    const about = { sourceId: randomUUID(), subjectId: id, actorId: actor.id, groupId: isOpen ? id : null };
    await this.notifications.notify(
      { ...about, kind: 'group-membership', title, href: paths.group(slug) },
      owners,
      transaction,
    );
    await this.live.publish(
      [
        { topic: `group:${id}`, memberIds: owners },
        { topic: 'points', memberIds: owners },
      ],
      transaction,
    );
    if (isOpen) await this.live.publish([{ topic: `group:${id}`, groupId: id }], transaction);
    await this.queueChanged(transaction);
  }
}

async function log(
  subjectId: string,
  actor: Member,
  action: 'approve' | 'return',
  reason: string | null,
  transaction: Transaction,
): Promise<void> {
  await recordAuditEvent({ actor, action, subjectKind: 'group', subjectId, reason }, transaction);
}
